import { problemsPageSize } from '@boardwalk/sdk-core/vocabulary/imports/import-limits';
import type { TableProblem } from '@boardwalk/sdk-core/vocabulary/imports/table-faults';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { ReactNode } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { useCounted } from '../count/use-counted.ts';
import { tableImportMessages } from './messages.ts';
import { PagedRows } from './PagedRows.tsx';
import './problem-table.css';
import './table-import.css';

interface ProblemWords<Fault extends string> {
  /** Where a problem stands, in words. */
  readonly place: (problem: TableProblem<Fault>) => string;
  readonly describe: (problem: TableProblem<Fault>) => string;
}

interface ProblemTableProps<Fault extends string> extends ProblemWords<Fault> {
  readonly total: number;
  readonly read: (
    start: number,
    signal: AbortSignal,
  ) => Promise<{ readonly results: readonly TableProblem<Fault>[] }>;
}

/** What is wrong with a table, by row and column, page by page. */
export function ProblemTable<Fault extends string>({
  total,
  read,
  ...words
}: ProblemTableProps<Fault>) {
  const messages = useMessages(tableImportMessages);
  const counted = useCounted();
  return (
    <div className="import-problems">
      <p className="import-step-title">{counted(messages.problems, total)}</p>
      <PagedRows<TableProblem<Fault>>
        read={read}
        size={problemsPageSize}
        total={total}
        label={messages.pages}
      >
        {(problems) => <Problems problems={problems} {...words} />}
      </PagedRows>
    </div>
  );
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

interface ProblemsProps<Fault extends string> extends ProblemWords<Fault> {
  readonly problems: readonly TableProblem<Fault>[];
}

function Problems<Fault extends string>({ problems, place, describe }: ProblemsProps<Fault>) {
  const messages = useMessages(tableImportMessages);
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
            <td data-label={labelled(messages.column)}>{place(problem)}</td>
            <td data-label={labelled(messages.found)} className="import-found">
              {problem.value}
            </td>
            <td data-label={labelled(messages.fault)}>{keepDates(describe(problem))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
