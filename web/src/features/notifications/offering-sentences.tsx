import { Trans } from '@lingui/react/macro';
import type { NotificationReason } from '@osta/contracts/notification/api';

import { type Sentences, somethingNew } from './sentences.tsx';

type Reason = Extract<NotificationReason, `offering_${string}`>;

/** The sentences about what admins decide on the services that a professional offers. */
export const offeringSentences: Sentences<Reason> = {
  offering_hidden: {
    customer: somethingNew,
    professional: ({ service }) => (
      <Trans>
        We’ve hidden your service {service} from customers. Read why, and what you can do.
      </Trans>
    ),
  },
  offering_shown: {
    customer: somethingNew,
    professional: ({ service }) => (
      <Trans>
        Your service {service} is no longer hidden. Customers find it while it’s published.
      </Trans>
    ),
  },
};
