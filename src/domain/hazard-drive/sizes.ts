/** Half the length and width in metres of what stands or moves on the road. */
export type HalfSize = { readonly length: number; readonly width: number };

export const halfSizes = {
  hatchback: { length: 2, width: 0.92 },
  saloon: { length: 2.3, width: 0.94 },
  minicab: { length: 2.3, width: 0.94 },
  estate: { length: 2.25, width: 0.96 },
  van: { length: 2.5, width: 1.03 },
  bus: { length: 5.2, width: 1.25 },
  lorry: { length: 4.5, width: 1.25 },
  tipper: { length: 3.6, width: 1.25 },
  tractor: { length: 2.1, width: 1.2 },
  person: { length: 0.25, width: 0.25 },
  cyclist: { length: 0.85, width: 0.28 },
  motorcyclist: { length: 1.05, width: 0.35 },
  horse: { length: 1.2, width: 0.4 },
  dog: { length: 0.4, width: 0.15 },
  ball: { length: 0.12, width: 0.12 },
} as const satisfies Record<string, HalfSize>;
