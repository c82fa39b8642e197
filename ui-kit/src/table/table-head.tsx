import type { ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import { downIcon, sortIcon, upIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type TableColumn, type TableSort, nextSort } from './table-column.ts';
import { tableRoles } from './table-roles.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
  /** The checkbox that selects every row. */
  readonly selectAll: ReactNode;
}

function SortMark({ sorted }: { readonly sorted: TableSort['direction'] | undefined }): ReactNode {
  const arrow = sorted === 'ascending' ? upIcon : downIcon;
  const icon = sorted === undefined ? sortIcon : arrow;
  return <Icon icon={icon} className="ui-table-sort-mark" size={14} />;
}

function HeaderCell<Row>({
  column,
  sort,
  onSortChange,
}: {
  readonly column: TableColumn<Row>;
  readonly sort: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
}): ReactNode {
  const canSort = column.isSortable === true && onSortChange !== undefined;
  const sorted = sort?.columnId === column.id ? sort.direction : undefined;
  if (!canSort) {
    return column.isHeaderHidden === true ? (
      <VisuallyHidden>{column.header}</VisuallyHidden>
    ) : (
      column.header
    );
  }
  return (
    <button
      type="button"
      className="ui-table-sort"
      data-sorted={sorted !== undefined || undefined}
      onClick={() => onSortChange(nextSort(sort, column.id))}
    >
      {column.header}
      <SortMark sorted={sorted} />
    </button>
  );
}

/** The column headers. Below 768 px TableTools replaces them. */
export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  selectAll,
}: TableHeadProps<Row>): ReactNode {
  return (
    <thead {...tableRoles.rows}>
      <tr {...tableRoles.row}>
        {selectAll !== null && (
          <th className="ui-table-box" {...tableRoles.columnHeader} scope="col">
            {selectAll}
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            {...tableRoles.columnHeader}
            scope="col"
            data-align={column.align}
            aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
          >
            <HeaderCell column={column} sort={sort} onSortChange={onSortChange} />
          </th>
        ))}
      </tr>
    </thead>
  );
}
