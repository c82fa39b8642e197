import { Trans } from '@lingui/react/macro';
import { Heading } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useMe } from '../../../session/use-me.ts';
import { ProofProvider } from '../proof/proof-provider.tsx';
import type { AccountSection } from './account-search.ts';
import { AccountTabs } from './account-tabs.tsx';
import { GeneralSection } from './general-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { SubscriptionSection } from './subscription-section.tsx';

import '../account-forms.css';

interface AccountPageProps {
  /** The path of this page: professionals also have it in their workplace. */
  readonly to: '/account' | '/professional/account';
  readonly section: AccountSection;
}

/** The account page, section by section. */
export function AccountPage({ to, section }: AccountPageProps): ReactNode {
  const me = useMe();
  // The route's guard lets only signed-in people in; when the session ends here, the login follows
  if (me === null) return null;

  return (
    <ProofProvider who={me}>
      <Heading as="h1">
        <Trans>Account</Trans>
      </Heading>
      <p className="web-lead">
        <bdi>{me.email}</bdi>
      </p>
      <AccountTabs to={to} current={section} />
      {section === 'general' && <GeneralSection me={me} />}
      {section === 'notifications' && <NotificationsSection />}
      {section === 'subscription' && <SubscriptionSection me={me} />}
      {section === 'payment' && <PaymentSection me={me} />}
      {section === 'privacy' && <PrivacySection me={me} />}
    </ProofProvider>
  );
}
