import { isPhotoKept } from './is-photo-kept.ts';

/** One possible time in the form. */
export interface DraftWindow {
  /** YYYY-MM-DD */
  readonly day: string | null;
  /** HH:mm */
  readonly from: string | null;
  readonly to: string | null;
}

/** A request in the form, perhaps incomplete. Amounts are integer dirham. */
export interface RequestDraft {
  readonly service: string | null;
  readonly description: string;
  readonly place: string | null;
  readonly address: string;
  /** `unknown`: “I don’t know yet” stands in place of the amounts. */
  readonly budget: 'amounts' | 'unknown';
  readonly least: number | null;
  readonly most: number | null;
  readonly when: 'flexible' | 'windows';
  readonly windows: readonly DraftWindow[];
  /** Ids of photos that are uploaded. */
  readonly photos: readonly string[];
  /** `all`: whoever can, in place of `professionals`. */
  readonly to: 'all' | 'chosen';
  /** `null`: nobody was chosen by hand, so the nearest are asked. */
  readonly professionals: readonly string[] | null;
}

export const emptyWindow: DraftWindow = { day: null, from: null, to: null };

export const emptyDraft: RequestDraft = {
  service: null,
  description: '',
  place: null,
  address: '',
  budget: 'amounts',
  least: null,
  most: null,
  when: 'flexible',
  windows: [emptyWindow],
  photos: [],
  to: 'chosen',
  professionals: null,
};

/** Returns the wish for a day; its hours are still to be said. */
export function windowOn(day: string): Pick<RequestDraft, 'when' | 'windows'> {
  return { when: 'windows', windows: [{ ...emptyWindow, day }] };
}

/**
 * The storage key. The number is the version of the draft's shape: after a change, old drafts are
 * ignored.
 */
const storageName = (userId: string): string => `request-draft-2:${userId}`;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const amountOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function idsOrNull(value: unknown): readonly string[] | null {
  const ids = listOf(value).filter((id) => typeof id === 'string');
  return Array.isArray(value) && ids.length === value.length ? ids : null;
}

const textsIn = (value: unknown): readonly string[] =>
  listOf(value).filter((each) => typeof each === 'string');

/** Parses a stored draft; parts that do not fit are left empty, and photos that are gone are left out. */
export function parseDraft(text: string | null, now: number): RequestDraft {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return emptyDraft;
  }
  if (!isRecord(stored)) return emptyDraft;
  const windows = listOf(stored['windows'])
    .filter(isRecord)
    .map(({ day, from, to }) => ({
      day: textOrNull(day),
      from: textOrNull(from),
      to: textOrNull(to),
    }));
  return {
    service: textOrNull(stored['service']),
    description: textOrNull(stored['description']) ?? '',
    place: textOrNull(stored['place']),
    address: textOrNull(stored['address']) ?? '',
    budget: stored['budget'] === 'unknown' ? 'unknown' : 'amounts',
    least: amountOrNull(stored['least']),
    most: amountOrNull(stored['most']),
    when: stored['when'] === 'windows' ? 'windows' : 'flexible',
    windows: windows.length === 0 ? [emptyWindow] : windows,
    photos: textsIn(stored['photos']).filter((id) => isPhotoKept(id, now)),
    to: stored['to'] === 'all' ? 'all' : 'chosen',
    professionals: idsOrNull(stored['professionals']),
  };
}

/** Reads what the person typed before the page was closed or reloaded. */
export function readDraft(userId: string): RequestDraft {
  try {
    return parseDraft(localStorage.getItem(storageName(userId)), Date.now());
  } catch {
    // Storage is blocked: a draft lives as long as the page
    return emptyDraft;
  }
}

/** Stores the draft in this browser for this person; does nothing when storage is blocked. */
export function keepDraft(userId: string, draft: RequestDraft): void {
  try {
    localStorage.setItem(storageName(userId), JSON.stringify(draft));
  } catch {
    // Full or blocked: see readDraft
  }
}

/** Deletes the draft after it was sent. */
export function dropDraft(userId: string): void {
  try {
    localStorage.removeItem(storageName(userId));
  } catch {
    // Blocked: there is nothing to delete
  }
}
