/** The storage of drafts: the page passes localStorage, a test passes its own. */
export interface DraftStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, text: string) => void;
  readonly removeItem: (key: string) => void;
}

export interface Draft<Value> {
  readonly value: Value;
  /** ISO 8601. */
  readonly typedAt: string;
}

/** Drafts older than this are dropped: nobody remembers them. */
const oldestDraft = 30 * 24 * 60 * 60 * 1000;

/**
 * Reads what was typed and not saved. Null when there is nothing, when it is unreadable, when
 * `parse` rejects it (the form has changed since), or when it is more than 30 days old.
 */
export function readDraft<Value>(
  storage: DraftStorage,
  key: string,
  parse: (stored: unknown) => Value | null,
  now: Date,
): Draft<Value> | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    if (!('typedAt' in stored) || !('value' in stored)) return null;
    const { typedAt } = stored;
    if (typeof typedAt !== 'string') return null;
    const age = now.getTime() - new Date(typedAt).getTime();
    if (!(age < oldestDraft)) return null;
    const value = parse(stored.value);
    return value === null ? null : { value, typedAt };
  } catch {
    return null;
  }
}

/** Stores a draft. Returns false when the browser refuses: storage is full or private. */
export function writeDraft(storage: DraftStorage, key: string, value: unknown, now: Date): boolean {
  try {
    storage.setItem(key, JSON.stringify({ value, typedAt: now.toISOString() }));
    return true;
  } catch {
    return false;
  }
}

/** Deletes a draft after it was saved or discarded. */
export function dropDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Storage that cannot be reached has no draft to offer either
  }
}
