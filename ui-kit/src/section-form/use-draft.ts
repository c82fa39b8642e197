import { useEffect, useEffectEvent, useState } from 'react';

import {
  type Draft,
  type DraftStorage,
  dropDraft,
  readDraft,
  writeDraft,
} from './draft-storage.ts';

export interface UseDraftOptions<Value> {
  /** Null on the server and until the page knows who is there. */
  readonly storage: DraftStorage | null;
  /** Of the person, the form and the section: `draft:<account>:store:basic`. */
  readonly key: string;
  /** What stands in the form now. */
  readonly value: Value;
  /** Whether it differs from what is saved. */
  readonly isDirty: boolean;
  /** Reads what was stored, perhaps by an older form; null when it is not that. */
  readonly parse: (stored: unknown) => Value | null;
}

export interface UseDraftResult<Value> {
  /** What was found when the form came up, until somebody decides about it. */
  readonly found: Draft<Value> | null;
  /** Decides: take `found.value` over into the form before, or not. */
  readonly settle: () => void;
  /** False when the browser keeps nothing: warn before the page is left. */
  readonly isKept: boolean;
}

/**
 * Keeps what is typed until it is saved, and offers it again after a reload. While a found draft
 * waits for an answer nothing is written over it.
 */
export function useDraft<Value>({
  storage,
  key,
  value,
  isDirty,
  parse,
}: UseDraftOptions<Value>): UseDraftResult<Value> {
  const [found, setFound] = useState<Draft<Value> | null>(null);
  const [isKept, setIsKept] = useState(true);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const look = useEffectEvent((from: DraftStorage) => readDraft(from, key, parse, new Date()));

  useEffect(() => {
    if (storage === null) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the server has no storage: it is looked at afterwards
    setFound(look(storage));
    setLookedAt(key);
  }, [storage, key]);

  const isWaiting = found !== null || lookedAt !== key;
  useEffect(() => {
    if (storage === null || isWaiting) return;
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows, and only when it is asked
    if (isDirty) setIsKept(writeDraft(storage, key, value, new Date()));
    else dropDraft(storage, key);
  }, [storage, key, value, isDirty, isWaiting]);

  return { found, settle: () => setFound(null), isKept };
}
