import type { ReactNode } from 'react';

/** A column of the table; the first one is the name of the row. */
export interface TableColumn<Row> {
  readonly id: string;
  /** Plain text: below 768 px it stands before each value. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers, so that their digits stand below each other. */
  readonly align?: 'start' | 'end';
  readonly isSortable?: boolean;
  /** Screen readers alone hear it: for a column of buttons. */
  readonly isHeaderHidden?: boolean;
}

export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** The order after a press on the head of `columnId`: up, then down, then up. */
export function nextSort(sort: TableSort | undefined, columnId: string): TableSort {
  const isUp = sort?.columnId === columnId && sort.direction === 'ascending';
  return { columnId, direction: isUp ? 'descending' : 'ascending' };
}

export interface TableSelection<Row> {
  readonly selectedIds: ReadonlySet<string>;
  readonly onChange: (selectedIds: ReadonlySet<string>) => void;
  /** The name of a row, for its box. */
  readonly nameOf: (row: Row) => string;
  /** What can be done with the rows that are selected: buttons. */
  readonly actions?: ReactNode;
}

/** The ids with `id` put in or taken out. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
