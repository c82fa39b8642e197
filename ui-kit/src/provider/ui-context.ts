import { createContext, useContext } from 'react';

/** The two languages of the product. Arabic is the default. */
export type Locale = 'ar' | 'en';

export type Appearance = 'light' | 'dark';

export type Direction = 'ltr' | 'rtl';

/** The direction of each language. */
export const languageDirection: Readonly<Record<Locale, Direction>> = { ar: 'rtl', en: 'ltr' };

/** `compact` is for tables and tools that people work in all day. */
export type Density = 'comfortable' | 'compact';

export interface UiContextValue {
  readonly locale: Locale;
  readonly appearance: Appearance;
  /** The language's direction, unless the page is shown mirrored for a check. */
  readonly direction: Direction;
  /** The Libyan day, YYYY-MM-DD; undefined: that of the clock. */
  readonly today: string | undefined;
  /** The time zone of the reader, by its IANA name; undefined: that of the browser. */
  readonly ownZone: string | undefined;
  /**
   * Returns where overlays are mounted, so that they inherit colours, direction and language; `null` before the
   * provider is mounted. Asked by whatever opens: one that was opened elsewhere and then moved here would close.
   */
  readonly overlayContainer: () => HTMLElement | null;
}

/** Set by UiProvider. */
export const UiContext = createContext<UiContextValue | null>(null);

/**
 * Returns the value of the nearest UiProvider. Throws outside of one: that is a bug of the caller.
 */
export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (value === null) throw new Error('ui-kit components must be inside a UiProvider');
  return value;
}

/** Returns the locale of the nearest UiProvider. */
export function useLocale(): Locale {
  return useUi().locale;
}

/**
 * Returns the direction of the nearest UiProvider. For what CSS cannot mirror: physical positions,
 * arrow keys.
 */
export function useDirection(): Direction {
  return useUi().direction;
}
