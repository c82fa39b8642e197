import { type ReactNode, useId } from 'react';

import { formatPercent } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';

export interface ProgressProps {
  /** What is in progress. */
  readonly label: ReactNode;
  /** From 0 to 1; null when unknown. */
  readonly value: number | null;
  /** Replaces the percentage: “3 of 5 photos”. */
  readonly valueText?: string;
  readonly color?: 'blue' | 'green' | 'red';
}

/** A progress bar that fills in the reading direction. */
export function Progress({ label, value, valueText, color = 'blue' }: ProgressProps): ReactNode {
  const locale = useLocale();
  const labelId = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  const words = valueText ?? (share === null ? undefined : formatPercent(share, locale));
  return (
    <div className="ui-progress" data-color={color}>
      <div className="ui-progress-head">
        <span id={labelId}>{label}</span>
        {words !== undefined && <bdi className="ui-progress-value">{words}</bdi>}
      </div>
      {/* For screen readers; the visible bar is a separate element, which looks the same in
          every browser */}
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
