import { Trans } from '@lingui/react/macro';
import { notify } from '@osta/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { OfferForm } from './offer-form.tsx';
import { emptyOffer } from './offer-values.ts';

/** The form of a new service. Its hours come next, then it can be published. */
export function AddServicePage(): ReactNode {
  const navigate = useNavigate();
  return (
    <div className="web-narrow">
      <h1 className="web-page-title">
        <Trans>Add a service</Trans>
      </h1>
      <p className="web-lead">
        <Trans>
          Next you set its hours, and you can add photos. Customers see it once you publish it.
        </Trans>
      </p>
      <OfferForm
        initial={emptyOffer}
        submitLabel={<Trans>Save and set the hours</Trans>}
        onSaved={({ id }) => {
          notify.success(<Trans>The service is saved as a draft.</Trans>);
          void navigate({ to: '/professional/services/$id/availability', params: { id } });
        }}
      />
    </div>
  );
}
