import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import type { CellProblem } from '@boardwalk/sdk-core/posting/imports/cell-faults';
import { describeFault } from '@boardwalk/sdk-core/posting/imports/column-labels';
import { importFaultMessages } from '@boardwalk/sdk-core/posting/imports/column-messages';
import { listImportProblems } from '@boardwalk/sdk-core/posting/imports/endpoints';
import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { problemsPageSize } from '@boardwalk/sdk-core/vocabulary/imports/import-limits';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { ReactNode } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { columnPlace } from '../column-place.ts';
import { useColumnLabels } from '../use-column-labels.ts';
import { PagedRows } from './PagedRows.tsx';
import '../import-listings.css';
import './import-table.css';

interface ProblemTableProps {
  readonly table: ListingImport;
  readonly labels: Labels;
}

/** What is wrong with a table, by row and column, page by page. */
export function ProblemTable({ table, labels }: ProblemTableProps) {
  const { client } = useEnvironment();
  const messages = useMessages(importsMessages);
  const counted = useCounted();
  return (
    <div className="import-problems">
      <p className="import-step-title">{counted(messages.problems, table.problems)}</p>
      <PagedRows<CellProblem>
        read={(start, signal) =>
          client.call(
            listImportProblems,
            { params: { id: table.id }, query: { start } },
            { signal },
          )
        }
        size={problemsPageSize}
        total={table.problems}
        label={messages.pages}
      >
        {(problems) => <Problems {...{ problems, table, labels }} />}
      </PagedRows>
    </div>
  );
}

interface ProblemsProps extends ProblemTableProps {
  readonly problems: readonly CellProblem[];
}

const writtenDate = /(\d{4}-\d{2}-\d{2})/;

/** A sentence whose dates do not break at their hyphens. */
function keepDates(sentence: string): ReactNode[] {
  return sentence.split(writtenDate).map((part) =>
    writtenDate.test(part) ? (
      <span key={part} className="import-date">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function Problems({ problems, table: { listingType: kind }, labels }: ProblemsProps) {
  const messages = useMessages(importsMessages);
  const faults = useMessages(importFaultMessages);
  const words = useColumnLabels(kind, labels);
  const labelled = (label: string) => fillMessage(messages.labelled, { label });
  return (
    <table className="import-table import-faults">
      <caption className="visually-hidden">{messages.problemsOf}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.row}</th>
          <th scope="col">{messages.column}</th>
          <th scope="col">{messages.found}</th>
          <th scope="col">{messages.fault}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <tr key={`${problem.row} ${problem.column} ${problem.field} ${problem.fault}`}>
            <th scope="row" data-label={labelled(messages.row)}>
              {problem.row}
            </th>
            <td data-label={labelled(messages.column)}>{columnPlace(problem, words, messages)}</td>
            <td data-label={labelled(messages.found)} className="import-found">
              {problem.value}
            </td>
            <td data-label={labelled(messages.fault)}>
              {keepDates(describeFault(problem, faults))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
