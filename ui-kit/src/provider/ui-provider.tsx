import { Direction as RadixDirection } from 'radix-ui';
import { type ReactNode, startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

import { localeTag } from '../formats/locale-tag.ts';
import { ToastRegion } from '../toast/toast-region.tsx';
import { themeLooks } from './theme-looks.ts';
import {
  type Appearance,
  type Density,
  type Direction,
  languageDirection,
  type Locale,
  UiContext,
} from './ui-context.ts';

export interface UiProviderProps {
  /** Decides words, direction, digits and calendar. Set `<html lang dir>` as well. */
  readonly locale: Locale;
  /** Set `<html class>` as well, so that the page has its colours before any script. */
  readonly appearance: Appearance;
  /** Overrides the language's direction: to check a page mirrored. */
  readonly direction?: Direction | undefined;
  readonly density?: Density;
  /** Overrides the clock's day in Libya, YYYY-MM-DD: a picture of a story shows the same every day. */
  readonly today?: string | undefined;
  /** Overrides the browser's time zone, by its IANA name: a story shows the times of somebody elsewhere. */
  readonly ownZone?: string | undefined;
  readonly children: ReactNode;
}

/** Adds a script to the tag: React Aria takes the direction from it. */
function turnedTag(locale: Locale, direction: Direction): string {
  const script = direction === 'rtl' ? 'arab' : 'latn';
  return new Intl.Locale(localeTag[locale], { script }).toString();
}

/**
 * Provides theme, direction, locale and toasts to everything below. Use one at the root of the
 * page.
 *
 * The theme is the attributes that the Radix Themes sheet looks for, without its component: that
 * one brings tooltips and their positioning, 14 KiB for every page. Parts of Radix Themes get it
 * from `OverlayTheme`.
 */
export function UiProvider({
  locale,
  appearance,
  direction: turned,
  density = 'comfortable',
  today,
  ownZone,
  children,
}: UiProviderProps): ReactNode {
  // Overlays that open during hydration mount here at once: a list that moved here later would be
  // hidden from screen readers together with the page behind it
  const container = useRef<HTMLElement>(null);
  const [mounted, setMounted] = useState<HTMLElement | null>(null);
  // Tells what is open from the first render on. Deferred: set at once, it would make React hydrate
  // everything below in one long task, because any of it may read this context
  const takeContainer = useCallback((element: HTMLElement | null) => {
    container.current = element;
    startTransition(() => setMounted(element));
  }, []);
  const direction = turned ?? languageDirection[locale];
  const context = useMemo(
    () => ({
      locale,
      appearance,
      direction,
      today,
      ownZone,
      // Before the deferred telling, too: what is pressed meanwhile stays where it opens
      overlayContainer: () => mounted ?? container.current,
    }),
    [locale, appearance, direction, today, ownZone, mounted],
  );
  return (
    <UiContext value={context}>
      <div
        ref={takeContainer}
        className={`radix-themes ${appearance}`}
        data-is-root-theme="true"
        data-has-background="true"
        data-accent-color={themeLooks.accentColor}
        data-gray-color={themeLooks.grayColor}
        data-panel-background={themeLooks.panelBackground}
        data-radius={themeLooks.radius}
        data-scaling={themeLooks.scaling}
        data-density={density}
        dir={direction}
        lang={localeTag[locale]}
      >
        <RadixDirection.Provider dir={direction}>
          <I18nProvider
            locale={turned === undefined ? localeTag[locale] : turnedTag(locale, turned)}
          >
            <PortalProvider getContainer={() => container.current}>
              {children}
              <ToastRegion />
            </PortalProvider>
          </I18nProvider>
        </RadixDirection.Provider>
      </div>
    </UiContext>
  );
}
