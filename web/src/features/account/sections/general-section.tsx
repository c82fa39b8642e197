import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import { Button, Callout, Icon, logOutIcon, notify } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { AvatarForm } from '../../../avatar/avatar-form.tsx';
import { useCarried } from '../../../carried/use-carried.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { useSignOut } from '../../../session/use-sign-out.ts';
import { waysQuery } from '../../../session/ways.queries.ts';
import { SecondStepSection } from '../second-step/second-step-section.tsx';
import { SetPasswordForm } from '../sign-in/set-password-form.tsx';
import { EmailChangeForm } from './email-change-form.tsx';
import { NameForm } from './name-form.tsx';
import { PhoneSection } from './phone-section.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { SessionsSection } from './sessions-section.tsx';

import '../../../forms/form-sections.css';
import '../account-forms.css';

interface GeneralSectionProps {
  readonly me: Me;
}

/** Name, picture, language, theme, email, phone, ways to sign in, sessions, sign-out. */
export function GeneralSection({ me }: GeneralSectionProps): ReactNode {
  const problemText = useProblemText();
  const { signOut, isSigningOut } = useSignOut();
  const { data: ways } = useQuery(waysQuery(useApi()));
  const [isEmailOpen, setIsEmailOpen] = useCarried('email-is-open', false);
  const [isPasswordOpen, setIsPasswordOpen] = useCarried('password-is-open', false);

  return (
    <div className="web-sections web-account-general">
      <section className="web-form-section">
        <h2 className="web-form-section-title">
          <Trans>Name</Trans>
        </h2>
        <NameForm me={me} />
      </section>
      <section className="web-form-section">
        <h2 className="web-form-section-title">
          <Trans>Picture</Trans>
        </h2>
        <AvatarForm me={me} />
      </section>
      <section className="web-form-section">
        <h2 className="web-form-section-title">
          <Trans>Emails and colours</Trans>
        </h2>
        <PreferencesForm me={me} />
      </section>
      <section className="web-form-section">
        <h2 className="web-form-section-title">
          <Trans>Email</Trans>
        </h2>
        {isEmailOpen ? (
          <EmailChangeForm onDone={() => setIsEmailOpen(false)} />
        ) : (
          <div className="web-session">
            <bdi>{me.email}</bdi>
            <Button variant="secondary" onClick={() => setIsEmailOpen(true)}>
              <Trans>Change my email</Trans>
            </Button>
          </div>
        )}
      </section>
      {(ways?.phone === true || me.phone !== null) && (
        <section className="web-form-section">
          <h2 className="web-form-section-title">
            <Trans>Phone number</Trans>
          </h2>
          <PhoneSection me={me} />
        </section>
      )}
      <section className="web-form-section">
        <h2 className="web-form-section-title">
          <Trans>Password</Trans>
        </h2>
        {!me.hasPassword && (
          <Callout tone="info">
            <Trans>You log in with a code by email. A password is faster.</Trans>
          </Callout>
        )}
        {isPasswordOpen ? (
          <SetPasswordForm
            hasPassword={me.hasPassword}
            onDone={() => {
              setIsPasswordOpen(false);
              notify.success(<Trans>Your password is set.</Trans>);
            }}
          />
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setIsPasswordOpen(true)}>
              {me.hasPassword ? <Trans>Change password</Trans> : <Trans>Set password</Trans>}
            </Button>
          </div>
        )}
      </section>
      <SecondStepSection me={me} />
      <section className="web-form-section">
        <h2 className="web-form-section-title">
          <Trans>Your devices</Trans>
        </h2>
        <SessionsSection />
      </section>
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
