import { Trans } from '@lingui/react/macro';
import { Link } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { contactEmail } from '../../../site/contact.ts';

/** Whom to ask when money left an account and does not count. */
export function WriteToUs(): ReactNode {
  return (
    <Trans>
      If money left your account, write to{' '}
      <Link href={`mailto:${contactEmail}`} underline="always">
        {contactEmail}
      </Link>
      , and we’ll sort it out.
    </Trans>
  );
}
