import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Locale } from '@osta/contracts/locale';
import { Button, LanguageScope, Skeleton, Text, useLocale } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

import { locales } from '../locale/locale.ts';
import { fetchMessages } from './fetch-messages.ts';

/** Milliseconds: as long as a call to a service. */
const longestLoad = 20_000;

interface InLanguageProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Shows a part of a page in one of the languages; loads the words of the one that is not the page's. */
export function InLanguage({ locale, children }: InLanguageProps): ReactNode {
  const page = useLocale();
  return locale === page ? children : <InOtherLanguage locale={locale}>{children}</InOtherLanguage>;
}

function InOtherLanguage({ locale, children }: InLanguageProps): ReactNode {
  const { tag, file } = locales[locale];
  const {
    data: messages,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['messages', locale],
    queryFn: () => fetchMessages(file, AbortSignal.timeout(longestLoad)),
    staleTime: Infinity,
  });
  const i18n = useMemo(
    () => messages && setupI18n({ locale, locales: tag, messages: { [locale]: messages } }),
    [locale, tag, messages],
  );
  if (i18n !== undefined) {
    return (
      <I18nProvider i18n={i18n}>
        <LanguageScope locale={locale}>{children}</LanguageScope>
      </I18nProvider>
    );
  }
  if (!isError) return <Skeleton height="240px" />;
  return (
    <>
      <Text>
        <Trans>This language couldn’t be loaded.</Trans>
      </Text>
      <Button variant="secondary" size="small" onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </>
  );
}
