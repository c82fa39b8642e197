import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

import { messages as ar } from '../src/locales/ar/messages.po';
import { messages as en } from '../src/locales/en/messages.po';
import type { Appearance, Locale } from '../src/provider/ui-context.ts';
import { UiProvider } from '../src/provider/ui-provider.tsx';

import '../src/styles.css';
import './preview.css';

/** One per language, as the server has one per request: nothing global. */
const catalogs = {
  ar: setupI18n({ locale: 'ar', messages: { ar } }),
  en: setupI18n({ locale: 'en', messages: { en } }),
};

/** Set by vitest.config.ts: the mode that this run tests. */
declare const STORY_GLOBALS: Record<string, string> | undefined;
const tested = typeof STORY_GLOBALS === 'undefined' ? {} : STORY_GLOBALS;

const withProviders: Decorator = (Story, { globals, parameters, viewMode }) => {
  const locale: Locale = globals['locale'] === 'en' ? 'en' : 'ar';
  const theme = String(globals['theme']);
  const shown: readonly Appearance[] =
    theme === 'side-by-side' ? ['light', 'dark'] : [theme === 'dark' ? 'dark' : 'light'];
  useLayoutEffect(() => {
    // What the server writes on <html>; a page of documentation keeps its own direction
    if (viewMode === 'docs') return;
    document.documentElement.lang = locale;
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
    document.documentElement.className = shown[0] ?? 'light';
  });
  return (
    <I18nProvider i18n={catalogs[locale]} key={locale}>
      {shown.map((appearance) => (
        <UiProvider key={appearance} locale={locale} appearance={appearance}>
          <div style={{ padding: parameters['toTheEdge'] === true ? 0 : 24 }}>
            <Story />
          </div>
        </UiProvider>
      ))}
    </I18nProvider>
  );
};

const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ar', title: 'العربية (RTL)', right: 'ar-LY' },
          { value: 'en', title: 'English (LTR)', right: 'en-GB' },
        ],
      },
    },
    theme: {
      description: 'Colours',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: ['light', 'dark', 'side-by-side'] },
    },
  },
  initialGlobals: { locale: 'ar', theme: 'light', ...tested },
  parameters: {
    a11y: { test: 'error' },
    // The provider is at the corner of the page, as it is in the app: overlays are placed by it
    layout: 'fullscreen',
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: '360', styles: { width: '360px', height: '740px' } },
        narrow: { name: '767', styles: { width: '767px', height: '900px' } },
        tablet: { name: '768', styles: { width: '768px', height: '900px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  tags: ['autodocs'],
  decorators: [withProviders],
};

export default preview;
