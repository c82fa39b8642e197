import type { RequestDraft } from './request-draft.ts';

/** The steps of a new request, under their names in the address; the first has none there. */
export const requestSteps = ['what', 'where', 'who'] as const;
export type RequestStep = (typeof requestSteps)[number];

/** The fields of each step, in the order of the form. */
export const stepFields: readonly (readonly (keyof RequestDraft)[])[] = [
  ['service', 'description', 'photos'],
  ['place', 'address', 'windows', 'least', 'most'],
  ['to', 'professionals'],
];
