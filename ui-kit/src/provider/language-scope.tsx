import { Direction as RadixDirection } from 'radix-ui';
import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

import { localeTag } from '../formats/locale-tag.ts';
import { languageDirection, type Locale, UiContext, useUi } from './ui-context.ts';

export interface LanguageScopeProps {
  /** Of what is inside. Provide its words as well: the sentences come from Lingui. */
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Shows a part of a page in a language of its own, with its direction, digits and calendar. */
export function LanguageScope({ locale, children }: LanguageScopeProps): ReactNode {
  const page = useUi();
  const direction = languageDirection[locale];
  const context = useMemo(() => ({ ...page, locale, direction }), [page, locale, direction]);
  return (
    <UiContext value={context}>
      <RadixDirection.Provider dir={direction}>
        <I18nProvider locale={localeTag[locale]}>
          <div dir={direction} lang={localeTag[locale]}>
            {children}
          </div>
        </I18nProvider>
      </RadixDirection.Provider>
    </UiContext>
  );
}
