import type { PlaceDraft } from './place-draft.ts';

/** The steps of a new booking, under their names in the address. */
export const bookingSteps = ['time', 'place', 'check'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** The fields of each step, in the order of the form. */
export const stepFields: readonly (readonly (keyof PlaceDraft)[])[] = [
  [],
  ['place', 'address', 'note', 'repeat'],
  [],
];

/**
 * Returns the step that an address asks for. Without a held time there is only the choice of one; a hold
 * is opened where the rest is asked for.
 */
export function askedStep(hold: string | undefined, step: BookingStep | undefined): BookingStep {
  return hold === undefined ? 'time' : (step ?? 'place');
}
