import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { formatKnown } from './chart-data.ts';
import type { ChartProps } from './chart-props.ts';

export interface ChartTableProps extends ChartProps {
  /** Whether the table is visible. Screen readers always read it. */
  readonly isShown: boolean;
}

/** The numbers of a chart in rows: for readers who cannot see the chart or want exact numbers. */
export function ChartTable({
  label,
  categories,
  series,
  formatValue,
  isShown,
}: ChartTableProps): ReactNode {
  const { t } = useLingui();
  return (
    <div className={isShown ? 'ui-chart-table' : 'ui-visually-hidden'}>
      <table>
        <caption className="ui-visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Name`}</th>
            {series.map(({ id, label: name }) => (
              <th scope="col" key={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, i) => (
            <tr key={category}>
              <th scope="row">
                <bdi>{category}</bdi>
              </th>
              {series.map(({ id, values }) => (
                <td key={id}>
                  <bdi className="ui-figures">{formatKnown(values[i], formatValue)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
