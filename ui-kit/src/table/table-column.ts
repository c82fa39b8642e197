import type { ReactNode } from 'react';

/** A column of the table; the first one names the row. */
export interface TableColumn<Row> {
  readonly id: string;
  /** Plain text: below 768 px it is shown before each value. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers, so that their digits align. */
  readonly align?: 'start' | 'end';
  readonly isSortable?: boolean;
  /** Hides the header from everyone but screen readers: for a column of buttons. */
  readonly isHeaderHidden?: boolean;
}

export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * Returns the sort order after a press on a column's header: ascending, then descending, then
 * ascending.
 */
export function nextSort(sort: TableSort | undefined, columnId: string): TableSort {
  const isUp = sort?.columnId === columnId && sort.direction === 'ascending';
  return { columnId, direction: isUp ? 'descending' : 'ascending' };
}

export interface TableSelection<Row> {
  readonly selectedIds: ReadonlySet<string>;
  readonly onChange: (selectedIds: ReadonlySet<string>) => void;
  /** Returns the name of a row, for its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** Buttons for the selected rows. */
  readonly actions?: ReactNode;
}

/** Returns the ids with `id` added or removed. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
