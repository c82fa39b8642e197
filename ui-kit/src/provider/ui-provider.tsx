import { Theme } from '@radix-ui/themes';
import { Direction } from 'radix-ui';
import { type ReactNode, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

import { localeTag } from '../formats/locale-tag.ts';
import { ToastRegion } from '../toast/toast-region.tsx';
import { type Appearance, type Locale, UiContext } from './ui-context.ts';

export interface UiProviderProps {
  /** Decides words, direction, digits and calendar. Write it on `<html lang dir>` as well. */
  readonly locale: Locale;
  /** Write it on `<html class>` as well, so that the page has its colour before any script. */
  readonly appearance: Appearance;
  readonly children: ReactNode;
}

/**
 * Theme, direction, locale and toasts for everything below. One at the root of the page.
 * Theme forces `dir="ltr"` on what is inside (radix-ui/themes#11), so Direction has to be
 * the inner of the two.
 */
export function UiProvider({ locale, appearance, children }: UiProviderProps): ReactNode {
  const [overlayContainer, setOverlayContainer] = useState<HTMLElement | null>(null);
  const context = useMemo(
    () => ({ locale, appearance, overlayContainer }),
    [locale, appearance, overlayContainer],
  );
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
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
        <div ref={setOverlayContainer} dir={direction} lang={localeTag[locale]}>
          <Direction.Provider dir={direction}>
            <I18nProvider locale={localeTag[locale]}>
              <PortalProvider getContainer={() => overlayContainer}>
                {children}
                <ToastRegion />
              </PortalProvider>
            </I18nProvider>
          </Direction.Provider>
        </div>
      </Theme>
    </UiContext>
  );
}
