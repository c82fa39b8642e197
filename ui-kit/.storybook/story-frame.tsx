import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';

import { localeTag } from '../src/formats/locale-tag.ts';
import { messages as ar } from '../src/locales/ar/messages.po';
import { messages as en } from '../src/locales/en/messages.po';
import type { Density, Locale } from '../src/provider/ui-context.ts';
import { UiProvider } from '../src/provider/ui-provider.tsx';
import { StoryContentContext } from '../src/testing/story-content.ts';
import type { StageLook, StoryStage } from '../src/testing/story-stage.ts';

/** One i18n instance per language, as the server has one per request: nothing is global. */
const catalogs = {
  ar: setupI18n({ locale: 'ar', locales: localeTag.ar, messages: { ar } }),
  en: setupI18n({ locale: 'en', locales: localeTag.en, messages: { en } }),
};

/** The day before most appointments of the stories. */
const today = '2026-11-22';

const noChange = (): (() => void) => () => undefined;

export interface StoryFrameProps {
  readonly locale: Locale;
  /**
   * Renders the story once for each look, side by side: light and dark, or right-to-left and
   * left-to-right.
   */
  readonly looks: readonly StageLook[];
  /** Replaces `looks` when a gate shows the story. */
  readonly stage: StoryStage | undefined;
  readonly density: Density;
  readonly isStill: boolean;
  readonly toTheEdge: boolean;
  /** Whether the story owns the page. A documentation page keeps its own direction. */
  readonly ownsPage: boolean;
  readonly children: ReactNode;
}

/** Wraps a story in what an app puts around its pages, as the toolbar says. */
export function StoryFrame({
  locale,
  looks,
  stage,
  density,
  isStill,
  toTheEdge,
  ownsPage,
  children,
}: StoryFrameProps): ReactNode {
  const current = (): StageLook | undefined => stage?.get();
  const staged = useSyncExternalStore(stage?.subscribe ?? noChange, current, current);
  const shown = staged === undefined ? looks : [staged];
  const [first] = shown;
  const direction = first?.direction ?? (locale === 'ar' ? 'rtl' : 'ltr');
  const appearance = first?.appearance ?? 'light';
  useLayoutEffect(() => {
    if (!ownsPage) return;
    // As the server writes it on <html>
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
    document.documentElement.className = appearance;
  }, [ownsPage, locale, direction, appearance]);
  return (
    <I18nProvider i18n={catalogs[locale]} key={locale}>
      <div
        className={shown.length > 1 ? 'story-pair' : undefined}
        data-still={isStill || undefined}
      >
        {shown.map((look) => (
          <StoryContentContext
            value={look.content}
            key={shown.length > 1 ? `${look.appearance} ${String(look.direction)}` : 'alone'}
          >
            <UiProvider
              locale={locale}
              appearance={look.appearance}
              direction={look.direction}
              density={density}
              today={today}
            >
              <div style={{ padding: toTheEdge ? 0 : 24 }}>{children}</div>
            </UiProvider>
          </StoryContentContext>
        ))}
      </div>
    </I18nProvider>
  );
}
