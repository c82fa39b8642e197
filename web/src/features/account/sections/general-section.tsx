import { Plural, Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import { Avatar, Button, Callout, Icon, logOutIcon, notify, PhoneNumber } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { AvatarForm } from '../../../avatar/avatar-form.tsx';
import { locales } from '../../../locale/locale.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { useSignOut } from '../../../session/use-sign-out.ts';
import { waysQuery } from '../../../session/ways.queries.ts';
import { SecondStepSection } from '../second-step/second-step-section.tsx';
import { sessionsQuery } from '../sessions.queries.ts';
import { SetPasswordForm } from '../sign-in/set-password-form.tsx';
import { AccountRow } from './account-row.tsx';
import { EmailChangeForm } from './email-change-form.tsx';
import { NameForm } from './name-form.tsx';
import { PhoneSection } from './phone-section.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { StoresRow } from './stores-row.tsx';

import '../account-forms.css';

interface GeneralSectionProps {
  readonly me: Me;
}

/** Name, picture, language, theme, email, phone, ways to sign in, stores, sessions, sign-out: a row for each. */
export function GeneralSection({ me }: GeneralSectionProps): ReactNode {
  const problemText = useProblemText();
  const { signOut, isSigningOut } = useSignOut();
  const api = useApi();
  const { data: ways } = useQuery(waysQuery(api));
  const devices = useQuery(sessionsQuery(api)).data?.data.length;

  return (
    <div className="web-account-general">
      <div className="web-account-rows">
        <AccountRow id="name" label={<Trans>Name</Trans>} value={<bdi>{me.fullName}</bdi>}>
          <NameForm me={me} />
        </AccountRow>
        <AccountRow
          id="picture"
          label={<Trans>Picture</Trans>}
          value={<Avatar name={me.fullName} imageUrl={me.avatarUrl} size="small" />}
        >
          <AvatarForm me={me} />
        </AccountRow>
        <AccountRow
          id="preferences"
          label={<Trans>Emails and colours</Trans>}
          value={<span lang={me.locale}>{locales[me.locale].name}</span>}
        >
          <PreferencesForm me={me} />
        </AccountRow>
        <AccountRow id="email" label={<Trans>Email</Trans>} value={<bdi>{me.email}</bdi>}>
          {(close) => <EmailChangeForm onDone={close} />}
        </AccountRow>
        {(ways?.phone === true || me.phone !== null) && (
          <AccountRow
            id="phone"
            label={<Trans>Phone number</Trans>}
            value={me.phone === null ? <Trans>Not added</Trans> : <PhoneNumber e164={me.phone} />}
          >
            <PhoneSection me={me} />
          </AccountRow>
        )}
        <AccountRow
          id="password"
          label={<Trans>Password</Trans>}
          value={me.hasPassword ? <Trans>Set</Trans> : <Trans>Not set</Trans>}
        >
          {(close) => (
            <>
              {!me.hasPassword && (
                <Callout tone="info">
                  <Trans>You log in with a code by email. A password is faster.</Trans>
                </Callout>
              )}
              <SetPasswordForm
                // Whether the current one is asked for has changed
                key={String(me.hasPassword)}
                hasPassword={me.hasPassword}
                onDone={() => {
                  close();
                  notify.success(<Trans>Your password is set.</Trans>);
                }}
              />
            </>
          )}
        </AccountRow>
        <SecondStepSection me={me} />
        <StoresRow />
        <AccountRow
          id="devices"
          label={<Trans>Your devices</Trans>}
          value={
            devices !== undefined && <Plural value={devices} one="# device" other="# devices" />
          }
        >
          <SessionsSection />
        </AccountRow>
      </div>
      <div>
        <Button
          variant="ghost"
          iconStart={<Icon icon={logOutIcon} size={18} />}
          isLoading={isSigningOut}
          onClick={() => signOut((error) => notify.error(problemText(error)))}
        >
          <Trans>Log out</Trans>
        </Button>
      </div>
    </div>
  );
}
