import type { RequestView } from '@osta/contracts/request/api';

import { emptyDraft, type RequestDraft } from './request-draft.ts';

/** Returns the draft that says what a request said; its times and its photos are over. */
export function draftOf({ content }: Pick<RequestView, 'content'>): RequestDraft {
  const { serviceId, description, placeId, addressNote, budget, wanted } = content;
  return {
    ...emptyDraft,
    service: serviceId,
    description,
    place: placeId,
    address: addressNote ?? '',
    budget: budget === null ? 'unknown' : 'amounts',
    least: budget?.min ?? null,
    most: budget?.max ?? null,
    when: wanted.kind,
  };
}
