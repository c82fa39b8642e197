import { Trans } from '@lingui/react/macro';
import { Accordion } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import './computed-rules.css';

interface ComputedRulesProps {
  /** `dt` and `dd` in turn: what is counted, and how. */
  readonly children: ReactNode;
}

/** Says how numbers are counted, to those who ask. */
export function ComputedRules({ children }: ComputedRulesProps): ReactNode {
  return (
    <Accordion
      titleAs="h2"
      items={[
        {
          id: 'rules',
          title: <Trans>How are these numbers computed?</Trans>,
          content: <dl className="web-computed-rules">{children}</dl>,
        },
      ]}
    />
  );
}
