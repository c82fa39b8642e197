import { createContext, useContext } from 'react';

/** The two languages of the product. Arabic is the first one. */
export type Locale = 'ar' | 'en';

export type Appearance = 'light' | 'dark';

export interface UiContextValue {
  readonly locale: Locale;
  readonly appearance: Appearance;
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
