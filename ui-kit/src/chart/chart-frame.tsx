import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

import { Button } from '../button/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { chartIcon, tableIcon } from '../icons/icons.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { type ChartScale, type ChartSeries, formatKnown } from './chart-data.ts';
import type { ChartProps } from './chart-props.ts';
import { ChartTable } from './chart-table.tsx';
import { nameRooms } from './name-room.ts';

import './chart.css';

export interface ChartFrameProps extends ChartProps {
  readonly scale: ChartScale;
  /** Drawn behind the columns: the line of a line chart. */
  readonly backdrop?: ReactNode;
  /** Renders the content of a column. */
  readonly renderColumn: (index: number) => ReactNode;
}

/** Heights of the placeholders while a chart is loading, in percent. */
const coming = [38, 62, 47, 78, 56, 90];

/**
 * Shared by all charts with axes: caption, legend, axis, columns with tooltips, and the same
 * numbers as a table. The plot is laid out by CSS: it follows the direction, renders the same on
 * the server and in the browser, and needs no measuring script.
 */
export function ChartFrame({
  label,
  categories,
  series,
  formatValue,
  scale,
  backdrop,
  renderColumn,
  isLoading = false,
}: ChartFrameProps): ReactNode {
  const [isTableShown, setIsTableShown] = useState(false);
  const tickLabels = scale.ticks.map((tick) => formatValue(tick));
  const rooms = nameRooms(categories, tickLabels);
  const widest = tickLabels.reduce((a, b) => (b.length > a.length ? b : a), '');
  return (
    <figure className="ui-chart" aria-busy={isLoading || undefined}>
      <figcaption className="ui-chart-head">
        <span className="ui-chart-label">{label}</span>
        <Button
          variant="ghost"
          size="small"
          aria-pressed={isTableShown}
          disabled={isLoading}
          iconStart={
            isTableShown ? <Icon icon={chartIcon} size={16} /> : <Icon icon={tableIcon} size={16} />
          }
          onClick={() => setIsTableShown(!isTableShown)}
        >
          <Trans>As a table</Trans>
        </Button>
      </figcaption>
      {series.length > 1 && <ChartLegend series={series} />}
      {isLoading && (
        <div className="ui-chart-coming" aria-hidden="true">
          {coming.map((height) => (
            <Skeleton key={height} height={`${height}%`} />
          ))}
        </div>
      )}
      {!isTableShown && !isLoading && (
        <div className="ui-chart-plot" aria-hidden="true">
          <div className="ui-chart-axis">
            <span className="ui-chart-widest">
              <bdi>{widest}</bdi>
            </span>
            {scale.ticks.map((tick, i) => (
              <span
                className="ui-chart-tick"
                key={tick}
                style={{ insetBlockEnd: `${scale.share(tick) * 100}%` }}
              >
                <bdi>{tickLabels[i]}</bdi>
              </span>
            ))}
          </div>
          <div className="ui-chart-area">
            {scale.ticks.map((tick) => (
              <span
                className="ui-chart-rule"
                key={tick}
                style={{ insetBlockEnd: `${scale.share(tick) * 100}%` }}
              />
            ))}
            {backdrop}
            {categories.map((category, i) => (
              <div
                className="ui-chart-column"
                data-side={i * 2 < categories.length ? 'start' : 'end'}
                key={category}
              >
                {renderColumn(i)}
                <div className="ui-chart-tip">
                  <span className="ui-chart-tip-title">{category}</span>
                  {series.map(({ id, label: name, color, values }) => (
                    <span className="ui-chart-tip-row" key={id}>
                      <span className="ui-chart-swatch" data-color={color} />
                      <span>{name}</span>
                      <span className="ui-chart-tip-value">
                        <bdi className="ui-figures">{formatKnown(values[i], formatValue)}</bdi>
                      </span>
                    </span>
                  ))}
                </div>
              </div>
            ))}
          </div>
          <div className="ui-chart-names">
            {categories.map((category, i) => (
              <span className="ui-chart-name" data-room={rooms[i]} key={category}>
                <bdi>{category}</bdi>
              </span>
            ))}
          </div>
        </div>
      )}
      {!isLoading && (
        <ChartTable
          label={label}
          categories={categories}
          series={series}
          formatValue={formatValue}
          isShown={isTableShown}
        />
      )}
    </figure>
  );
}

interface ChartLegendProps {
  readonly series: readonly ChartSeries[];
}

function ChartLegend({ series }: ChartLegendProps): ReactNode {
  return (
    <ul className="ui-chart-legend">
      {series.map(({ id, label, color }) => (
        <li key={id}>
          <span className="ui-chart-swatch" data-color={color} />
          {label}
        </li>
      ))}
    </ul>
  );
}
