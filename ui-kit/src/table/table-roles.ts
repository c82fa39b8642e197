/**
 * The elements' implicit roles, set explicitly: Safari drops them from a table with `display:
 * block`, and with them the navigation by rows and columns.
 */
export const tableRoles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
