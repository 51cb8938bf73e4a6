/** Rows of a table of products, of which each variant has one. */
export const mostProductRows = 50_000;

/** Own imports of a shop that are listed. */
export const listedProductImports = 20;

/** Products that a page of the preview has. */
export const previewPageSize = 10;
