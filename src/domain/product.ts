/** The product's one name (readings, introduction). */
export const productName = 'Catseye';
