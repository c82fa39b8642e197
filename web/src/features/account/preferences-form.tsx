import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import { darkIcon, deviceIcon, Icon, lightIcon, RadioCards } from '@osta/ui-kit';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { rememberChoice } from '../../browser-cookie.ts';
import { useLanguageSwitch } from '../../carried/use-language-switch.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { isLocale, locales } from '../../locale/locale.ts';
import { failures } from '../../problem/failures.ts';
import { useTheme } from '../../theme/theme.tsx';
import { useUpdateMe } from './account.mutations.ts';

interface PreferencesFormProps {
  readonly me: Me;
}

/** The language of site and e-mails, and the theme. Each is saved at once. */
export function PreferencesForm({ me }: PreferencesFormProps): ReactNode {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { hrefIn, keepFor } = useLanguageSwitch();
  const { preference, choose } = useTheme();
  const update = useUpdateMe();

  function switchTo(value: string): void {
    if (!isLocale(value)) return;
    update.mutate(
      { locale: value },
      {
        onSuccess: () => {
          rememberChoice('locale', value);
          if (value === locale) return;
          keepFor(value);
          window.location.assign(hrefIn(value));
        },
      },
    );
  }

  return (
    <>
      <RadioCards
        legend={<Trans>Language</Trans>}
        hint={<Trans>Our e-mails come in this language, too.</Trans>}
        value={me.locale}
        onChange={switchTo}
        columns={2}
        cards={[
          { value: 'ar', label: <span lang="ar">{locales.ar.name}</span> },
          { value: 'en', label: <span lang="en">{locales.en.name}</span> },
        ]}
      />
      <ProblemNotice error={update.error} failed={failures.updateUserFailed} />
      <RadioCards
        legend={<Trans>Colours</Trans>}
        value={preference}
        onChange={(value) => choose(value === 'light' || value === 'dark' ? value : 'system')}
        columns={3}
        cards={[
          {
            value: 'light',
            icon: <Icon icon={lightIcon} size={20} />,
            label: <Trans>Light</Trans>,
          },
          { value: 'dark', icon: <Icon icon={darkIcon} size={20} />, label: <Trans>Dark</Trans> },
          {
            value: 'system',
            icon: <Icon icon={deviceIcon} size={20} />,
            label: <Trans>Use device setting</Trans>,
          },
        ]}
      />
    </>
  );
}
