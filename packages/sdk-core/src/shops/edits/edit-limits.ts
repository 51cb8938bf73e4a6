/** Variants that one edit of many products changes at most. */
export const mostEditedRows = 500;

/** Variants that a page of the grid has. */
export const gridPageSize = 100;

/** Own edits of a shop that are listed. */
export const listedProductEdits = 20;

/** Pieces that a stock may be set to. */
export const largestStock = 1_000_000;
