/** One possible time, as the form has it. */
export interface DraftWindow {
  /** YYYY-MM-DD */
  readonly day: string | null;
  /** HH:mm */
  readonly from: string | null;
  readonly to: string | null;
}

/** A request as the form has it, half filled in perhaps. Amounts are integer dirham. */
export interface RequestDraft {
  readonly service: string | null;
  readonly description: string;
  readonly place: string | null;
  readonly address: string;
  readonly least: number | null;
  readonly most: number | null;
  readonly when: 'flexible' | 'windows';
  readonly windows: readonly DraftWindow[];
  readonly professionals: readonly string[];
}

export const emptyWindow: DraftWindow = { day: null, from: null, to: null };

export const emptyDraft: RequestDraft = {
  service: null,
  description: '',
  place: null,
  address: '',
  least: null,
  most: null,
  when: 'flexible',
  windows: [emptyWindow],
  professionals: [],
};

/** Of this shape of the draft: another shape gets another name, and old drafts are left alone. */
const storageName = (userId: string): string => `request-draft-1:${userId}`;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const amountOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads what was stored; what does not fit is as if it had not been typed. */
export function parseDraft(text: string | null): RequestDraft {
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
    least: amountOrNull(stored['least']),
    most: amountOrNull(stored['most']),
    when: stored['when'] === 'windows' ? 'windows' : 'flexible',
    windows: windows.length === 0 ? [emptyWindow] : windows,
    professionals: listOf(stored['professionals']).filter((id) => typeof id === 'string'),
  };
}

/** What the person had typed before the page was closed or loaded anew. */
export function readDraft(userId: string): RequestDraft {
  try {
    return parseDraft(localStorage.getItem(storageName(userId)));
  } catch {
    // Storage is blocked: then a draft lives as long as the page
    return emptyDraft;
  }
}

/** Keeps what was typed in this browser, for this person; where it may not, nothing is kept. */
export function keepDraft(userId: string, draft: RequestDraft): void {
  try {
    localStorage.setItem(storageName(userId), JSON.stringify(draft));
  } catch {
    // Full or blocked: see readDraft
  }
}

/** Forgets it, when it was sent. */
export function dropDraft(userId: string): void {
  try {
    localStorage.removeItem(storageName(userId));
  } catch {
    // Blocked: there is nothing to drop
  }
}
