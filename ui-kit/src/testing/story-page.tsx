import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode } from 'react';

import { localeTag } from '../formats/locale-tag.ts';
import { messages as ar } from '../locales/ar/messages.po';
import { messages as en } from '../locales/en/messages.po';
import type { Appearance, Locale } from '../provider/ui-context.ts';
import { UiProvider } from '../provider/ui-provider.tsx';

const catalogs = { ar, en };

export interface StoryPageProps {
  readonly locale: Locale;
  readonly appearance: Appearance;
  readonly children: ReactNode;
}

/** Wraps a page like an app: with a catalog per request and the provider. */
export function StoryPage({ locale, appearance, children }: StoryPageProps): ReactNode {
  const i18n = setupI18n({
    locale,
    locales: localeTag[locale],
    messages: { [locale]: catalogs[locale] },
  });
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <UiProvider locale={locale} appearance={appearance} today="2026-11-22">
          {children}
        </UiProvider>
      </I18nProvider>
    </StrictMode>
  );
}
