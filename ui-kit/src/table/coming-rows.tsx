import type { ReactNode } from 'react';

import { Skeleton } from '../skeleton/skeleton.tsx';
import type { TableColumn } from './table-column.ts';
import { tableRoles } from './table-roles.ts';

export interface ComingRowsProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly hasSelection: boolean;
}

const rows = [0, 1, 2, 3, 4];
const widths = ['56%', '36%', '46%'];

/** Five placeholders in the shape of a row; the headers say already what will come. */
export function ComingRows<Row>({ columns, hasSelection }: ComingRowsProps<Row>): ReactNode {
  return rows.map((row) => (
    <tr key={row} {...tableRoles.row} aria-hidden="true">
      {hasSelection && (
        <td className="ui-table-box" {...tableRoles.cell}>
          <Skeleton width="20px" height="20px" />
        </td>
      )}
      {columns.map(({ id, header, isHeaderHidden }, place) => (
        <td
          key={id}
          {...tableRoles.cell}
          data-label={place === 0 || isHeaderHidden === true ? undefined : header}
        >
          <Skeleton width={widths[(row + place) % widths.length] ?? '46%'} height="20px" />
        </td>
      ))}
    </tr>
  ));
}
