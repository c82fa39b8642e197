import { useState } from 'react';

/** A value that can go back to what it was, step by step. */
export interface Undo<Value> {
  /** Changes the value, and keeps the one before. */
  readonly change: (value: Value) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
}

/** As many steps as somebody takes back at most. */
const mostSteps = 50;

/** Keeps former values of a controlled field while it is on the page. */
export function useUndo<Value>(value: Value, onChange: (value: Value) => void): Undo<Value> {
  const [before, setBefore] = useState<readonly Value[]>([]);
  return {
    change: (next) => {
      setBefore([...before, value].slice(-mostSteps));
      onChange(next);
    },
    canUndo: before.length > 0,
    undo: () => {
      const last = before.at(-1);
      if (last === undefined) return;
      setBefore(before.slice(0, -1));
      onChange(last);
    },
  };
}
