import { type ReactNode, useId } from 'react';

import { formatPercent } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';

export interface ProgressProps {
  /** What is going on. */
  readonly label: ReactNode;
  /** From 0 to 1; null while nobody knows how long it takes. */
  readonly value: number | null;
  /** In place of the percentage: “3 of 5 photos”. */
  readonly valueText?: string;
  readonly tone?: 'blue' | 'green' | 'red';
}

/** How far something has come: it fills in the direction of reading. */
export function Progress({ label, value, valueText, tone = 'blue' }: ProgressProps): ReactNode {
  const locale = useLocale();
  const labelId = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  const words = valueText ?? (share === null ? undefined : formatPercent(share, locale));
  return (
    <div className="ui-progress" data-tone={tone}>
      <div className="ui-progress-head">
        <span id={labelId}>{label}</span>
        {words !== undefined && <bdi className="ui-progress-value">{words}</bdi>}
      </div>
      {/* The one that is heard; the one that is seen can be drawn alike in every browser */}
      <progress
        className="ui-visually-hidden"
        aria-labelledby={labelId}
        aria-valuetext={words}
        value={share ?? undefined}
      />
      <div className="ui-progress-track" aria-hidden="true">
        <div
          className="ui-progress-fill"
          data-unknown={share === null || undefined}
          style={share === null ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
