import { Plural, Trans } from '@lingui/react/macro';
import { RadioCards } from '@osta/ui-kit';
import type { ReactNode } from 'react';

/** Whether a command is about one booking, or also about those of its series after it. */
export type Scope = 'one' | 'following';

interface ScopeChoiceProps {
  /** The question. */
  readonly legend: ReactNode;
  /** How many bookings come after it. */
  readonly following: number;
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
}

/** Asks which bookings of a series a command is about. */
export function ScopeChoice({ legend, following, scope, onChange }: ScopeChoiceProps): ReactNode {
  return (
    <RadioCards
      legend={legend}
      value={scope}
      onChange={(value) => onChange(value === 'following' ? value : 'one')}
      cards={[
        { value: 'one', label: <Trans>Only this booking</Trans> },
        {
          value: 'following',
          label: (
            <Plural
              value={following}
              one="This one and # after it"
              other="This one and # after it"
            />
          ),
        },
      ]}
    />
  );
}
