import { Trans } from '@lingui/react/macro';
import { DateText, Heading, type Instant, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { CommitmentsList } from '../../applications/commitments-list.tsx';

interface PublicCommitmentsProps {
  /** When the professional accepted them. */
  readonly at: Instant;
}

/** What the professional has committed to, in their own words, and since when. */
export function PublicCommitments({ at }: PublicCommitmentsProps): ReactNode {
  return (
    <section className="web-profile-part">
      <Heading as="h2">
        <Trans>What they commit to</Trans>
      </Heading>
      <Text tone="quiet">
        <Trans>
          Accepted on <DateText instant={at} />, like everyone who works through Osta.
        </Trans>
      </Text>
      <CommitmentsList />
    </section>
  );
}
