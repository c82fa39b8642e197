import { Theme } from '@radix-ui/themes';
import { Direction as RadixDirection } from 'radix-ui';
import { type ReactNode, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

import { localeTag } from '../formats/locale-tag.ts';
import { ToastRegion } from '../toast/toast-region.tsx';
import {
  type Appearance,
  type Density,
  type Direction,
  type Locale,
  UiContext,
} from './ui-context.ts';

export interface UiProviderProps {
  /** Decides words, direction, digits and calendar. Write it on `<html lang dir>` as well. */
  readonly locale: Locale;
  /** Write it on `<html class>` as well, so that the page has its colour before any script. */
  readonly appearance: Appearance;
  /** Against the language's own: to look at a page in a mirror. */
  readonly direction?: Direction | undefined;
  readonly density?: Density;
  readonly children: ReactNode;
}

const languageDirection: Record<Locale, Direction> = { ar: 'rtl', en: 'ltr' };

/** React Aria takes the direction from the tag: a script that is written the other way turns it. */
function turnedTag(locale: Locale, direction: Direction): string {
  const script = direction === 'rtl' ? 'arab' : 'latn';
  return new Intl.Locale(localeTag[locale], { script }).toString();
}

/**
 * Theme, direction, locale and toasts for everything below. One at the root of the page.
 * Theme forces `dir="ltr"` on what is inside (radix-ui/themes#11), so Direction has to be
 * the inner of the two.
 */
export function UiProvider({
  locale,
  appearance,
  direction: turned,
  density = 'comfortable',
  children,
}: UiProviderProps): ReactNode {
  const [overlayContainer, setOverlayContainer] = useState<HTMLElement | null>(null);
  const direction = turned ?? languageDirection[locale];
  const context = useMemo(
    () => ({ locale, appearance, direction, overlayContainer }),
    [locale, appearance, direction, overlayContainer],
  );
  return (
    <UiContext value={context}>
      <Theme
        asChild
        appearance={appearance}
        accentColor="blue"
        grayColor="slate"
        radius="large"
        panelBackground="solid"
      >
        <div
          ref={setOverlayContainer}
          dir={direction}
          lang={localeTag[locale]}
          data-density={density}
        >
          <RadixDirection.Provider dir={direction}>
            <I18nProvider
              locale={turned === undefined ? localeTag[locale] : turnedTag(locale, turned)}
            >
              <PortalProvider getContainer={() => overlayContainer}>
                {children}
                <ToastRegion />
              </PortalProvider>
            </I18nProvider>
          </RadixDirection.Provider>
        </div>
      </Theme>
    </UiContext>
  );
}
