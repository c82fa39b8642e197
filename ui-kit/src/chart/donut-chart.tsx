import { arc, type PieArcDatum, pie } from 'd3-shape';
import type { ReactNode } from 'react';

import { formatPercent } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { ChartColor } from './chart-data.ts';

export interface DonutPart {
  readonly id: string;
  readonly label: string;
  readonly color: ChartColor;
  readonly value: number;
}

export interface DonutChartProps {
  /** Says what the chart shows; its caption. */
  readonly label: string;
  /** From the largest to the smallest; at most five. */
  readonly parts: readonly DonutPart[];
  readonly formatValue: (value: number) => string;
  /** Shows placeholders for the ring and the parts. */
  readonly isLoading?: boolean;
  /** The total, in the middle. */
  readonly centre?: ReactNode;
}

const slices = pie<DonutPart>()
  .value(({ value }) => value)
  .sortValues(null)
  .padAngle(0.02);
const slice = arc<PieArcDatum<DonutPart>>().innerRadius(34).outerRadius(50).cornerRadius(2);

/** The parts of a whole. They run from the top along the reading direction. */
export function DonutChart({
  label,
  parts,
  formatValue,
  isLoading = false,
  centre,
}: DonutChartProps): ReactNode {
  const locale = useLocale();
  if (isLoading) return <ComingDonut label={label} />;
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  return (
    <figure className="ui-chart">
      <figcaption className="ui-chart-head">
        <span className="ui-chart-label">{label}</span>
      </figcaption>
      <div className="ui-donut">
        <div className="ui-donut-picture" aria-hidden="true">
          <svg className="ui-mirror" viewBox="-50 -50 100 100">
            {total === 0 ? (
              <circle className="ui-donut-none" r="42" />
            ) : (
              slices([...parts]).map((each) => (
                <path
                  className="ui-donut-slice"
                  data-color={each.data.color}
                  key={each.data.id}
                  d={slice(each) ?? ''}
                />
              ))
            )}
          </svg>
          {centre !== undefined && <div className="ui-donut-centre">{centre}</div>}
        </div>
        <table className="ui-donut-table">
          <caption className="ui-visually-hidden">{label}</caption>
          <tbody>
            {parts.map(({ id, label: name, color, value }) => (
              <tr key={id}>
                <th scope="row">
                  <span className="ui-chart-swatch" data-color={color} />
                  {name}
                </th>
                <td>
                  <bdi className="ui-figures">{formatValue(value)}</bdi>
                </td>
                <td className="ui-donut-share">
                  <bdi className="ui-figures">
                    {formatPercent(
                      total === 0 ? 0 : Math.round((value / total) * 100) / 100,
                      locale,
                    )}
                  </bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function ComingDonut({ label }: Pick<DonutChartProps, 'label'>): ReactNode {
  return (
    <figure className="ui-chart" aria-busy="true">
      <figcaption className="ui-chart-head">
        <span className="ui-chart-label">{label}</span>
      </figcaption>
      <div className="ui-donut" aria-hidden="true">
        <div className="ui-donut-picture">
          <Skeleton width="168px" height="168px" shape="circle" />
        </div>
        <div className="ui-donut-coming">
          {['72%', '64%', '70%', '52%'].map((width) => (
            <Skeleton key={width} width={width} height="20px" />
          ))}
        </div>
      </div>
    </figure>
  );
}
