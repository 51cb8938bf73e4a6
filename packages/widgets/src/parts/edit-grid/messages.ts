import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a grid says around the cells of whatever domain. */
export const editGridMessages = {
  catalogue: 'parts/edit-grid',
  help: 'Type to replace a cell, press Enter or F2 to edit it, and paste cells from a spreadsheet. Shift and the arrow keys choose several.',
  fill: 'Fill down',
  undo: 'Undo typing',
  redo: 'Redo typing',
} as const satisfies Catalogue;
