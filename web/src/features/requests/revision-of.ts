import type { RequestView } from '@osta/contracts/request/api';

import { localTimeOf } from '../../time/tripoli.ts';
import { draftOf } from './draft-of.ts';
import { emptyDraft, type RequestDraft } from './request-draft.ts';

/** Returns the form that changes a sent request: with its times and photos, and for those who have it. */
export function revisionOf({ content }: Pick<RequestView, 'content'>): RequestDraft {
  const { wanted, photoIds } = content;
  return {
    ...draftOf({ content }),
    windows: wanted.kind === 'windows' ? wanted.windows.map(windowIn) : emptyDraft.windows,
    photos: photoIds,
    to: 'all',
  };
}

interface Window {
  readonly startsAt: string;
  readonly endsAt: string;
}

function windowIn({ startsAt, endsAt }: Window): RequestDraft['windows'][number] {
  const { day, time: from } = localTimeOf(startsAt);
  return { day, from, to: localTimeOf(endsAt).time };
}
