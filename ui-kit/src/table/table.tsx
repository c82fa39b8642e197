import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefCallback, useCallback } from 'react';

import { ComingRows } from './coming-rows.tsx';
import { type TableColumn, type TableSelection, type TableSort, toggled } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { tableRoles } from './table-roles.ts';
import { TableTools } from './table-tools.tsx';

import './table.css';

export interface TableProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  /** In display order: the table does not sort, it calls `onSortChange`. */
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly sort?: TableSort;
  readonly onSortChange?: (sort: TableSort) => void;
  /** Adds a checkbox to every row. */
  readonly selection?: TableSelection<Row>;
  /** Shows placeholders while there are no rows yet. Rows that are being renewed stay. */
  readonly isLoading?: boolean;
  /** Replaces the rows when there are none: an EmptyState. */
  readonly empty?: ReactNode;
}

interface SelectBoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isPartly?: boolean;
  readonly onChange: () => void;
}

function SelectBox({ label, isChecked, isPartly = false, onChange }: SelectBoxProps): ReactNode {
  /** `indeterminate` is a property without an HTML attribute. */
  const markPartly: RefCallback<HTMLInputElement> = useCallback(
    (box) => {
      if (box !== null) box.indeterminate = isPartly;
    },
    [isPartly],
  );
  return (
    <label className="ui-table-select">
      <input
        ref={markPartly}
        type="checkbox"
        className="ui-checkbox-box"
        aria-label={label}
        checked={isChecked}
        onChange={onChange}
      />
    </label>
  );
}

function SelectAll<Row>({
  rows,
  idOf,
  selection: { selectedIds, onChange },
}: {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly selection: TableSelection<Row>;
}): ReactNode {
  const { t } = useLingui();
  const chosen = rows.filter((row) => selectedIds.has(idOf(row))).length;
  const isWhole = rows.length > 0 && chosen === rows.length;
  return (
    <SelectBox
      label={t`Select all`}
      isChecked={isWhole}
      isPartly={chosen > 0 && !isWhole}
      onChange={() => onChange(new Set(isWhole ? [] : rows.map(idOf)))}
    />
  );
}

function SelectionBar<Row>({
  selection: { selectedIds, actions },
}: {
  readonly selection: TableSelection<Row>;
}): ReactNode {
  const { t } = useLingui();
  const count = selectedIds.size;
  if (count === 0) return null;
  return (
    <output className="ui-table-selection">
      <span>{t`${plural(count, { one: '# row selected', other: '# rows selected' })}`}</span>
      {actions !== undefined && <span className="ui-table-actions">{actions}</span>}
    </output>
  );
}

/**
 * Rows to compare and to work through. Below 768 px each row is a card with column names before the
 * values.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  idOf,
  sort,
  onSortChange,
  selection,
  isLoading = false,
  empty,
}: TableProps<Row>): ReactNode {
  const { t } = useLingui();
  if (rows.length === 0 && !isLoading && empty !== undefined)
    return <div className="ui-table-frame">{empty}</div>;
  return (
    <div className="ui-table-frame">
      {onSortChange !== undefined && (
        <TableTools columns={columns} sort={sort} onSortChange={onSortChange} />
      )}
      {selection !== undefined && <SelectionBar selection={selection} />}
      <table
        className="ui-table"
        {...tableRoles.table}
        aria-label={label}
        aria-busy={isLoading || undefined}
      >
        <TableHead
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          selectAll={
            selection === undefined ? null : (
              <SelectAll rows={rows} idOf={idOf} selection={selection} />
            )
          }
        />
        <tbody {...tableRoles.rows}>
          {isLoading && rows.length === 0 && (
            <ComingRows columns={columns} hasSelection={selection !== undefined} />
          )}
          {rows.map((row) => {
            const id = idOf(row);
            const name = selection?.nameOf(row) ?? '';
            return (
              <tr
                key={id}
                {...tableRoles.row}
                data-selected={selection?.selectedIds.has(id) === true || undefined}
              >
                {selection !== undefined && (
                  <td className="ui-table-box" {...tableRoles.cell}>
                    <SelectBox
                      label={t`Select ${name}`}
                      isChecked={selection.selectedIds.has(id)}
                      onChange={() => selection.onChange(toggled(selection.selectedIds, id))}
                    />
                  </td>
                )}
                {columns.map((column, place) =>
                  place === 0 ? (
                    <th
                      key={column.id}
                      {...tableRoles.rowHeader}
                      scope="row"
                      data-align={column.align}
                    >
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td
                      key={column.id}
                      {...tableRoles.cell}
                      data-align={column.align}
                      data-label={column.isHeaderHidden === true ? undefined : column.header}
                    >
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
