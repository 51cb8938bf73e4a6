/** Listings that one table may have. */
export const mostImportedRows = 10_000;

/** Bytes of a table. */
export const importBytes = 8_388_608;

/** Columns of a table: no spreadsheet of a person has more. */
export const mostImportedColumns = 300;

/** Bytes of a row, far above the longest listing. */
export const importRowBytes = 200_000;

/** Problems after which a table is looked at no further. */
export const mostImportProblems = 10_000;

/** Problems that are returned at once; the report has them all. */
export const problemsPageSize = 50;

/** Own tables that are listed. */
export const listedImports = 20;

/** Rows whose readings are returned at once. */
export const readingsPageSize = 10;
