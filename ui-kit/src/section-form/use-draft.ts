import { useEffect, useEffectEvent, useState } from 'react';

import {
  type Draft,
  type DraftStorage,
  dropDraft,
  readDraft,
  writeDraft,
} from './draft-storage.ts';

export interface UseDraftOptions<Value> {
  /** Null on the server, and until the page knows who is signed in. */
  readonly storage: DraftStorage | null;
  /** Unique for person, form and section: `draft:<account>:store:basic`. */
  readonly key: string;
  /** The current values of the form. */
  readonly value: Value;
  /** Whether it differs from the saved values. */
  readonly isDirty: boolean;
  /** Parses what was stored, perhaps by an older form; returns null when it does not fit. */
  readonly parse: (stored: unknown) => Value | null;
}

export interface UseDraftResult<Value> {
  /** The draft found at mount, until the user decides about it. */
  readonly found: Draft<Value> | null;
  /** Call it once the user has decided; to restore, apply `found.value` first. */
  readonly settle: () => void;
  /** False when the browser stores nothing: warn before leaving the page. */
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
