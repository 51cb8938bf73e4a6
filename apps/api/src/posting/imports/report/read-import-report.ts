import { columnLabel, describeFault } from '@boardwalk/sdk-core/posting/imports/column-labels';
import type * as schemas from '@boardwalk/sdk-core/posting/imports/schemas';
import { columnLetters } from '@boardwalk/sdk-core/vocabulary/imports/table-faults';
import { requireMember } from '../../../platform/calls/require-rule.ts';
import type { Handler } from '../../../platform/domain.ts';
import { createCsvFile } from '../../../platform/tables/create-csv-file.ts';
import { findOwnImport } from '../find-own-import.ts';
import {
  dictionaryOf,
  importColumnLabelsFor,
  importFaultMessagesFor,
} from '../reading/column-dictionary.ts';
import { readProblems } from './list-import-problems.ts';

/** Reads all that is wrong with a table of one's own, as a table in the reader's language. */
export const readImportReport: Handler<typeof schemas.readImportReport> = async (
  { params: { id }, query: { language } },
  { database, caller },
) => {
  const ownerId = requireMember(caller).userId;
  const { kind } = await findOwnImport(database, { id, ownerId });
  const words = importColumnLabelsFor(kind, language);
  const faults = importFaultMessagesFor(language);
  const { shared } = words;
  const { columns } = dictionaryOf(kind);
  const problems = await readProblems(database, id);
  return createCsvFile(
    `import-${id}`,
    [
      [shared.row, shared.column, shared.name, shared.found, shared.fault],
      ...problems.map((problem) => {
        const { row, column, field, value } = problem;
        const named = columns.find((one) => one.field === field);
        return [
          String(row),
          column === null ? '' : columnLetters(column),
          named ? columnLabel(named, words) : '',
          value,
          describeFault(problem, faults),
        ];
      }),
    ],
    language,
  );
};
