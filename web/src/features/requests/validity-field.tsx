import { Plural, Trans } from '@lingui/react/macro';
import { DayAndTime, expandIcon, Icon } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { DayAndTimeFields } from '../../forms/day-and-time-fields.tsx';
import { useToday } from '../../time/use-today.ts';
import { type QuoteValues, validDays, validityOf } from './quote-values.ts';

import '../../components/folding.css';

interface ValidityFieldProps {
  readonly id: string;
  readonly value: QuoteValues['until'];
  readonly onChange: (value: QuoteValues['until']) => void;
  readonly error?: string | undefined;
}

/** How long an offer is valid: three days suit nearly everybody, so the fields are folded. */
export function ValidityField({ id, value, onChange, error }: ValidityFieldProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="web-folding"
      open={isOpen || error !== undefined}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="web-folding-summary">
        <span>
          <ValidityText until={value} />
        </span>
        <span className="web-folding-verb">
          <Trans>Change</Trans>
          <Icon icon={expandIcon} size={18} />
        </span>
      </summary>
      <DayAndTimeFields
        id={id}
        dayLabel={<Trans>The offer is valid until</Trans>}
        timeLabel={<Trans>At</Trans>}
        value={value}
        onChange={onChange}
        error={error}
      />
    </details>
  );
}

function ValidityText({ until }: Pick<QuoteValues, 'until'>): ReactNode {
  const days = validDays(until, useToday());
  const instant = validityOf({ until });
  if (days !== null)
    return (
      <Plural
        value={days}
        one="The offer is valid for # day"
        other="The offer is valid for # days"
      />
    );
  if (instant === null) return <Trans>The offer is valid until</Trans>;
  return (
    <Trans>
      The offer is valid until <DayAndTime instant={instant} />
    </Trans>
  );
}
