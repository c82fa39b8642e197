/** How a picture is looked at. */
export interface View {
  /** A place in `zooms`. */
  readonly zoom: number;
  /** Quarters of a turn, clockwise, from 0 to 3. */
  readonly turns: number;
}

/** How many times larger than it fits. */
export const zooms = [1, 1.5, 2, 3, 4] as const;

/** The whole picture, as it was stored. */
export const fitted: View = { zoom: 0, turns: 0 };

/** What can be done with a view. */
export type ViewStep = 'in' | 'out' | 'fit' | 'turn';

/** Returns the view after a step; the last of its kind changes nothing. */
export function viewAfter({ zoom, turns }: View, step: ViewStep): View {
  switch (step) {
    case 'in':
      return { zoom: Math.min(zoom + 1, zooms.length - 1), turns };
    case 'out':
      return { zoom: Math.max(zoom - 1, 0), turns };
    case 'fit':
      return { zoom: 0, turns };
    case 'turn':
      return { zoom, turns: (turns + 1) % 4 };
  }
}

/** What was pressed. */
interface PressedKey {
  readonly key: string;
  /** Its place on the keyboard, which is the same in every language. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const byKey: ReadonlyMap<string, ViewStep> = new Map([
  ['+', 'in'],
  ['=', 'in'],
  ['-', 'out'],
  ['0', 'fit'],
  ['٠', 'fit'],
]);

/** Returns what a key does with the picture; `null`: nothing. The browser’s own zoom keeps its keys. */
export function stepOfKey({ key, code, ctrlKey, metaKey, altKey }: PressedKey): ViewStep | null {
  if (ctrlKey || metaKey || altKey) return null;
  return byKey.get(key) ?? (code === 'KeyR' ? 'turn' : null);
}
