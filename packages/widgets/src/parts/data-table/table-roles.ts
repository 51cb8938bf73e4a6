/**
 * What the elements of a table are by themselves, said once more: where rows show as cards, and so
 * are no table boxes, browsers forget it.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
