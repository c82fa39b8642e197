import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import { darkIcon, deviceIcon, Icon, lightIcon, notify, RadioCards } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { isLocale, locales } from '../../../locale/locale.ts';
import { failures } from '../../../problem/failures.ts';
import { useTheme } from '../../../theme/theme.tsx';
import { useUpdateMe } from '../account.mutations.ts';

interface PreferencesFormProps {
  readonly me: Me;
}

/**
 * The language of emails and the theme. Each is saved at once. The language of the site is not
 * set here: every page names its own, and the bar at its top leads to the other.
 */
export function PreferencesForm({ me }: PreferencesFormProps): ReactNode {
  const { preference, choose } = useTheme();
  const update = useUpdateMe();

  function writeIn(value: string): void {
    if (!isLocale(value)) return;
    update.mutate(
      { locale: value },
      { onSuccess: () => notify.success(<Trans>Your emails come in this language now.</Trans>) },
    );
  }

  return (
    <>
      <RadioCards
        legend={<Trans>Language of your emails</Trans>}
        hint={
          <Trans>To read Osta in another language, use the switch at the top of the page.</Trans>
        }
        value={me.locale}
        onChange={writeIn}
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
