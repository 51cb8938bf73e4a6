import { createOwnKeyedStore } from '@boardwalk/sdk-core/account/sessions/own-keyed-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { type CellProblem, columnLetters } from '@boardwalk/sdk-core/posting/imports/cell-faults';
import { columnLabel, describeFault } from '@boardwalk/sdk-core/posting/imports/column-labels';
import {
  importColumnMessages,
  importFaultMessages,
} from '@boardwalk/sdk-core/posting/imports/column-messages';
import { importColumns } from '@boardwalk/sdk-core/posting/imports/columns';
import { listImportProblems } from '@boardwalk/sdk-core/posting/imports/endpoints';
import { problemsPageSize } from '@boardwalk/sdk-core/posting/imports/import-limits';
import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Pager } from '../../kit/pager/Pager.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { Refusal } from '../../parts/remote-state/Refusal.tsx';
import { useShown } from '../../parts/remote-state/use-remote.ts';

interface ProblemTableProps {
  readonly table: ListingImport;
  readonly labels: Labels;
}

/** What is wrong with a table, by row and column, page by page. */
export function ProblemTable({ table, labels }: ProblemTableProps) {
  const env = useEnvironment();
  const messages = useMessages(importsMessages);
  const counted = useCounted();
  const [page, setPage] = useState(1);
  const [store] = useState(() =>
    createOwnKeyedStore(env, (wanted: number, signal) =>
      env.client.call(
        listImportProblems,
        { params: { id: table.id }, query: { start: (wanted - 1) * problemsPageSize } },
        { signal },
      ),
    ),
  );
  const remote = useShown(store, page);
  const value = lastValue(remote);
  return (
    <div className="import-problems">
      <p className="import-step-title">{counted(messages.problems, table.problems)}</p>
      {value && <Problems {...{ problems: value.results, table, labels }} />}
      {!value && remote.state === 'failed' && (
        <Refusal problem={remote.problem} onRetry={() => void store.retry()} />
      )}
      {!value && remote.state !== 'failed' && <PlaceRows rows={3} />}
      <Pager
        page={page}
        pageCount={Math.ceil(table.problems / problemsPageSize)}
        onPage={setPage}
        labels={{
          pages: messages.pages,
          previous: messages.previous,
          next: messages.next,
          page: (number) => fillMessage(messages.page, { page: number }),
        }}
      />
    </div>
  );
}

interface ProblemsProps extends ProblemTableProps {
  readonly problems: readonly CellProblem[];
}

function Problems({ problems, table: { listingType: kind }, labels: own }: ProblemsProps) {
  const messages = useMessages(importsMessages);
  const faults = useMessages(importFaultMessages);
  const words = {
    kind,
    shared: useMessages(importColumnMessages),
    kinds: useMessages(kindLabels),
    own,
  };
  const columns = importColumns(kind);

  function place({ column, field }: CellProblem): string {
    const named = columns.find((one) => one.field === field);
    const name = named ? columnLabel(named, words) : '';
    if (column === null) return name;
    const letters = columnLetters(column);
    return name === '' ? letters : fillMessage(messages.columnNamed, { letters, name });
  }

  return (
    <table className="import-table">
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
            <th scope="row" data-label={messages.row}>
              {problem.row}
            </th>
            <td data-label={messages.column}>{place(problem)}</td>
            <td data-label={messages.found} className="import-found">
              {problem.value}
            </td>
            <td data-label={messages.fault}>{describeFault(problem, faults)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
