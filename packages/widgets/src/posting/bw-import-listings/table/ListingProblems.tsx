import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import type { CellFault } from '@boardwalk/sdk-core/posting/imports/cell-faults';
import { describeFault } from '@boardwalk/sdk-core/posting/imports/column-labels';
import { importFaultMessages } from '@boardwalk/sdk-core/posting/imports/column-messages';
import { listImportProblems } from '@boardwalk/sdk-core/posting/imports/endpoints';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { tableImportMessages } from '../../../parts/table-import/messages.ts';
import { ProblemTable } from '../../../parts/table-import/ProblemTable.tsx';
import { columnPlace } from '../column-place.ts';
import { useColumnLabels } from '../use-column-labels.ts';

interface ListingProblemsProps {
  readonly table: ListingImport;
  readonly labels: Labels;
}

/** What is wrong with a table of listings, by row and column, page by page. */
export function ListingProblems({ table, labels }: ListingProblemsProps) {
  const { client } = useEnvironment();
  const faults = useMessages(importFaultMessages);
  const shared = useMessages(tableImportMessages);
  const words = useColumnLabels(table.listingType, labels);
  const { id } = table;
  return (
    <ProblemTable<CellFault>
      total={table.problems}
      read={(start, signal) =>
        client.call(listImportProblems, { params: { id }, query: { start } }, { signal })
      }
      place={(problem) => columnPlace(problem, words, shared)}
      describe={(problem) => describeFault(problem, faults)}
    />
  );
}
