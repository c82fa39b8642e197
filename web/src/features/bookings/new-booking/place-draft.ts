import { isRecord } from './is-record.ts';
import { parseRepeat, type Repeat } from './repeat.ts';

/** What is typed and chosen for a booking beside its time, perhaps incomplete. */
export interface PlaceDraft {
  readonly place: string | null;
  readonly address: string;
  readonly note: string;
  /** `null`: the booking does not repeat. */
  readonly repeat: Repeat | null;
}

export const emptyPlaceDraft: PlaceDraft = { place: null, address: '', note: '', repeat: null };

/** The storage key. The number is the version of the draft's shape: after a change, old drafts are ignored. */
const nameOf = (userId: string, offeringId: string): string =>
  `place-draft-1:${userId}:${offeringId}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a kept draft; parts that do not fit are left empty. */
export function parsePlaceDraft(text: string | null): PlaceDraft {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return emptyPlaceDraft;
  }
  if (!isRecord(kept)) return emptyPlaceDraft;
  return {
    place: typeof kept['place'] === 'string' ? kept['place'] : null,
    address: textOf(kept['address']),
    note: textOf(kept['note']),
    repeat: parseRepeat(kept['repeat']),
  };
}

/** Returns a draft with what is typed already: that outdoes what was kept. */
export function resumed(kept: PlaceDraft, typed: PlaceDraft): PlaceDraft {
  return {
    place: typed.place ?? kept.place,
    address: typed.address || kept.address,
    note: typed.note || kept.note,
    repeat: typed.repeat ?? kept.repeat,
  };
}

/** Reads what a person typed for an offered service in this tab, under whichever hold. */
export function readPlaceDraft(userId: string, offeringId: string): PlaceDraft {
  try {
    return parsePlaceDraft(sessionStorage.getItem(nameOf(userId, offeringId)));
  } catch {
    // Storage is blocked: a draft lives as long as the page
    return emptyPlaceDraft;
  }
}

/** Keeps a draft until the booking is made or this tab is closed. */
export function keepPlaceDraft(userId: string, offeringId: string, draft: PlaceDraft): void {
  try {
    sessionStorage.setItem(nameOf(userId, offeringId), JSON.stringify(draft));
  } catch {
    // Full or blocked: see readPlaceDraft
  }
}

/** Forgets the draft once the booking is made. */
export function dropPlaceDraft(userId: string, offeringId: string): void {
  try {
    sessionStorage.removeItem(nameOf(userId, offeringId));
  } catch {
    // Blocked: there is nothing to forget
  }
}
