import { Trans } from '@lingui/react/macro';
import { expandIcon, Icon, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import '../../components/folding.css';

interface HowOrderedProps {
  /** Whether distances are known. */
  readonly isFromPoint: boolean;
}

/** Says how the best match is found. */
export function HowOrdered({ isFromPoint }: HowOrderedProps): ReactNode {
  return (
    <details className="web-folding web-near-order">
      <summary className="web-folding-summary">
        <span className="web-folding-verb">
          <Trans>How is this ordered?</Trans>
          <Icon icon={expandIcon} size={18} />
        </span>
      </summary>
      <Text size="small">
        {isFromPoint ? (
          <Trans>
            We compare the 100 nearest professionals by distance, ratings and how many gave them,
            the next free time, how fast they answer and how often they accept, and checked
            documents. Those who are new count as average. Nobody can pay for a place. Others follow
            by distance.
          </Trans>
        ) : (
          <Trans>
            We compare the 100 most experienced professionals by ratings and how many gave them, the
            next free time, how fast they answer and how often they accept, and checked documents.
            Those who are new count as average. Nobody can pay for a place. Others follow by
            experience.
          </Trans>
        )}
      </Text>
    </details>
  );
}
