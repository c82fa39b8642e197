import { createContext, useContext } from 'react';

/** The two languages of the product. Arabic is the first one. */
export type Locale = 'ar' | 'en';

export type Appearance = 'light' | 'dark';

export type Direction = 'ltr' | 'rtl';

/** `compact` is for tables and tools that somebody works in all day. */
export type Density = 'comfortable' | 'compact';

export interface UiContextValue {
  readonly locale: Locale;
  readonly appearance: Appearance;
  /** The way things run: that of the language, unless the page is looked at in a mirror. */
  readonly direction: Direction;
  /** Where overlays are put so that they inherit colours, direction and language. */
  readonly overlayContainer: HTMLElement | null;
}

/** Given by UiProvider. */
export const UiContext = createContext<UiContextValue | null>(null);

/** What the nearest UiProvider was given. Throws outside of one: that is a bug in the caller. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (value === null) throw new Error('ui-kit components must be inside a UiProvider');
  return value;
}

/** The locale of the nearest UiProvider. */
export function useLocale(): Locale {
  return useUi().locale;
}

/** The direction of the nearest UiProvider. For what CSS cannot turn: physical positions, arrow keys. */
export function useDirection(): Direction {
  return useUi().direction;
}
