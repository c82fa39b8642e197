import { UiProvider } from '@osta/ui-kit';
import { HeadContent, ScriptOnce, Scripts, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { bootAttributes } from '../boot-data.ts';
import { holdScript } from '../hydration/early-input.ts';
import { layOutScript } from '../hydration/lay-out-in-turn.ts';
import { locales } from '../locale/locale.ts';
import { followDeviceScript, ThemeProvider } from '../theme/theme.tsx';

interface DocumentProps {
  readonly children: ReactNode;
}

/** The HTML document around every page. */
export function Document({ children }: DocumentProps): ReactNode {
  const context = useRouteContext({ from: '__root__' });
  const { locale, theme } = context;
  const { tag, direction } = locales[locale];
  return (
    <ThemeProvider initial={theme}>
      {(appearance) => (
        <html lang={tag} dir={direction} className={appearance} {...bootAttributes(context)}>
          <head>
            <HeadContent />
          </head>
          <body>
            <UiProvider locale={locale} appearance={appearance}>
              {/* They run in the HTML as it arrives: the client need not render them again */}
              {import.meta.env.SSR && <ScriptOnce>{holdScript}</ScriptOnce>}
              {import.meta.env.SSR && theme === 'system' && (
                <ScriptOnce>{followDeviceScript}</ScriptOnce>
              )}
              {/* In development React would complain about what it changes before hydration */}
              {import.meta.env.SSR && import.meta.env.PROD && (
                <ScriptOnce>{layOutScript}</ScriptOnce>
              )}
              {children}
            </UiProvider>
            <Scripts />
          </body>
        </html>
      )}
    </ThemeProvider>
  );
}
