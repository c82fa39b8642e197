import { useLingui } from '@lingui/react/macro';
import { mostAsked as mostProfessionals } from '@osta/contracts/request/most-asked';

import { usePlaceItems } from '../../catalogue/use-place-items.ts';
import { useFieldRules } from '../../forms/field-rules.ts';
import type { Rules } from '../../forms/use-form-fields.ts';
import type { RequestDraft } from './request-draft.ts';
import { windowFault } from './window-fault.ts';

/** Returns the rules of a request. The service enforces the same. */
export function useRequestRules(): Rules<RequestDraft> {
  const { t } = useLingui();
  const { minLength, maxLength } = useFieldRules();
  const places = usePlaceItems();

  return {
    service: [(service) => service !== null || t`Choose a service from the list.`],
    description: [
      (text) => text.trim() !== '' || t`Describe the job in a sentence or two.`,
      minLength(10),
      maxLength(2000),
    ],
    place: [
      // An address may name a district, or nothing at all
      (place) =>
        (place !== null && (places.length === 0 || places.some(({ id }) => id === place))) ||
        t`Choose a place from the list.`,
    ],
    address: [maxLength(300)],
    windows: [
      (windows, { when }) => {
        if (when === 'flexible') return true;
        switch (windowFault(windows)?.kind) {
          case 'incomplete':
            return t`Choose the day, from when and until when.`;
          case 'ends-first':
            return t`The end has to be after the start.`;
          case 'past':
            return t`That time has passed. Choose a future one.`;
          case undefined:
            return true;
        }
      },
    ],
    least: [
      (least, { budget }) =>
        budget === 'unknown' || least !== null || t`Enter the least you want to spend.`,
    ],
    most: [
      (most, { budget }) =>
        budget === 'unknown' || most !== null || t`Enter the most you want to spend.`,
      (most, { least, budget }) =>
        budget === 'unknown' ||
        (most ?? 0) >= (least ?? 0) ||
        t`The maximum has to be higher than the minimum.`,
    ],
    professionals: [
      // Untouched, they are the nearest: only the list knows whether there are any
      (professionals, { to }) =>
        to === 'all' || professionals?.length !== 0 || t`Choose at least one professional.`,
      (professionals, { to }) =>
        to === 'all' ||
        (professionals?.length ?? 0) <= mostProfessionals ||
        t`Choose at most ${mostProfessionals} professionals.`,
    ],
  };
}
