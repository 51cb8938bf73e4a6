/** Listings that one table may have. */
export const mostImportedRows = 10_000;

/** Bytes of a table. */
export const importBytes = 8_388_608;

/** Problems that are told at once; the report has them all. */
export const problemsPageSize = 50;

/** Own tables that are listed. */
export const listedImports = 20;
