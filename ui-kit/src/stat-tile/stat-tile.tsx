import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Card } from '../card/card.tsx';
import { formatPercent } from '../formats/format-number.ts';
import { Icon } from '../icons/icon.tsx';
import { downIcon, lessIcon, upIcon } from '../icons/icons.ts';
import { Ltr } from '../ltr/ltr.tsx';
import { useLocale } from '../provider/ui-context.ts';

export interface StatTileProps {
  readonly label: ReactNode;
  /** A formatted number, Money, or `--`. */
  readonly value: ReactNode;
  /** The change since the previous period as a share of one: 0.12 is 12 % more. */
  readonly change?: number | null;
  /** Whether an increase is good. For cancellations it is bad. */
  readonly moreIs?: 'good' | 'bad';
  /** One quiet line: the basis of the comparison. */
  readonly hint?: ReactNode;
  /** A Sparkline. */
  readonly chart?: ReactNode;
}

/** One number to watch every day, and its trend. */
export function StatTile({
  label,
  value,
  change = null,
  moreIs = 'good',
  hint,
  chart,
}: StatTileProps): ReactNode {
  return (
    <Card className="ui-stat-tile" padding="none">
      <div className="ui-stat-tile-label">{label}</div>
      <div className="ui-stat-tile-row">
        <div className="ui-stat-tile-value">{value}</div>
        {chart !== undefined && <div className="ui-stat-tile-chart">{chart}</div>}
      </div>
      {(change !== null || hint !== undefined) && (
        <div className="ui-stat-tile-foot">
          {change !== null && <Change share={change} moreIs={moreIs} />}
          {hint !== undefined && <div>{hint}</div>}
        </div>
      )}
    </Card>
  );
}

interface ChangeProps {
  readonly share: number;
  readonly moreIs: 'good' | 'bad';
}

function Change({ share, moreIs }: ChangeProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const percent = formatPercent(Math.round(Math.abs(share) * 1000) / 1000, locale);
  if (share === 0) {
    return (
      <span className="ui-stat-tile-change" data-tone="same">
        <Icon icon={lessIcon} size={14} />
        {t`no change`}
      </span>
    );
  }
  const isGood = share > 0 === (moreIs === 'good');
  return (
    <span className="ui-stat-tile-change" data-tone={isGood ? 'good' : 'bad'}>
      {share > 0 ? <Icon icon={upIcon} size={14} /> : <Icon icon={downIcon} size={14} />}
      <span className="ui-visually-hidden">{share > 0 ? t`up` : t`down`}</span>
      <Ltr>{percent}</Ltr>
    </span>
  );
}
