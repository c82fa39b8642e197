/**
 * Roles that the elements have by themselves. Safari takes them away from a table that is
 * `display: block`, and with them the way through its rows and columns.
 */
export const tableRoles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
