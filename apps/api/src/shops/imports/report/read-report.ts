import {
  describeProductFault,
  productColumnLabel,
} from '@boardwalk/sdk-core/shops/imports/column-labels';
import type * as schemas from '@boardwalk/sdk-core/shops/imports/schemas';
import { columnLetters } from '@boardwalk/sdk-core/vocabulary/imports/table-faults';
import type { Handler } from '../../../platform/domain.ts';
import { createCsvFile } from '../../../platform/tables/create-csv-file.ts';
import { findImport, readProductProblems } from './list-imports.ts';
import { columnMessagesFor, faultMessagesFor } from './table-words.ts';

/** Reads all that is wrong with a table, as a table in the reader's language. */
export const readProductImportReport: Handler<typeof schemas.readProductImportReport> = async (
  { params, query: { language } },
  context,
) => {
  const { id } = await findImport(context, params);
  const columns = columnMessagesFor(language);
  const faults = faultMessagesFor(language);
  const problems = await readProductProblems(context.database, id);
  return createCsvFile(
    `import-${id}`,
    [
      [columns.row, columns.column, columns.name, columns.found, columns.fault],
      ...problems.map((problem) => [
        String(problem.row),
        problem.column === null ? '' : columnLetters(problem.column),
        problem.field === null ? '' : productColumnLabel(problem.field, columns),
        problem.value,
        describeProductFault(problem, faults),
      ]),
    ],
    language,
  );
};
