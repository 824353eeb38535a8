/** The text of a form's field; empty where there is none. */
export function fieldText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Puts the focus on the form's field of that name. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}

/** True where the browser takes the field's text for an e-mail address. */
export function looksLikeEmail(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem('email');
  return field instanceof HTMLInputElement && !field.validity.typeMismatch && field.value.trim() !== '';
}
