import type { CreateRequestRequest } from '@osta/contracts/request/api';

import { instantOf } from '../../time/tripoli.ts';
import type { DraftWindow, RequestDraft } from './request-draft.ts';

/** What a request says, as it is sent. */
export type WrittenContent = CreateRequestRequest['content'];

interface Window {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Returns the time range of a line of the form; `null` while incomplete. */
export function windowOf({ day, from, to }: DraftWindow): Window | null {
  if (day === null || from === null || to === null) return null;
  const startsAt = instantOf({ day, time: from });
  const endsAt = instantOf({ day, time: to });
  return startsAt === null || endsAt === null ? null : { startsAt, endsAt };
}

/** Returns the budget: `null` when it is not known yet, `undefined` while incomplete. */
function budgetOf({ budget, least, most }: RequestDraft): WrittenContent['budget'] | undefined {
  if (budget === 'unknown') return null;
  return least === null || most === null ? undefined : { min: least, max: most };
}

/** Returns what the request says; `null` while incomplete. */
export function contentOf(draft: RequestDraft): WrittenContent | null {
  const { service, place, description, address, when, windows, photos } = draft;
  const budget = budgetOf(draft);
  if (service === null || place === null || budget === undefined) return null;
  const times = windows.map(windowOf).filter((time) => time !== null);
  return {
    serviceId: service,
    description: description.trim(),
    placeId: place,
    addressNote: address.trim(),
    budget,
    wanted: when === 'flexible' ? { kind: 'flexible' } : { kind: 'windows', windows: times },
    photoIds: [...photos],
  };
}
