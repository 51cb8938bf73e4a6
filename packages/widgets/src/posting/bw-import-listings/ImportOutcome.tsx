import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { readImportReport } from '@boardwalk/sdk-core/posting/imports/endpoints';
import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import type { ImportsStore } from '@boardwalk/sdk-core/posting/imports/imports-store';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { fillPath } from '@boardwalk/sdk-core/vocabulary/routes/fill-path';
import { myListings } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Download } from 'lucide';
import { useEffect, useRef } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { tableImportMessages } from '../../parts/table-import/messages.ts';
import { AssumedNotes } from './AssumedNotes.tsx';
import { ListingProgress } from './ListingProgress.tsx';
import { StartButton } from './StartButton.tsx';
import { ListingProblems } from './table/ListingProblems.tsx';
import { ReadingTable } from './table/ReadingTable.tsx';
import { UndoButton } from './UndoButton.tsx';
import '../../kit/button/button.css';
import '../../parts/table-import/table-import.css';

interface ImportOutcomeProps {
  readonly store: ImportsStore;
  readonly table: ListingImport;
  readonly labels: Labels;
  /** It has just been checked: its title gets the focus, as all that is new stands below it. */
  readonly isNew: boolean;
}

/** What became of a table: checked, at work, imported or undone; and what is wrong with it. */
export function ImportOutcome({ store, table, labels, isNew }: ImportOutcomeProps) {
  const messages = useMessages(importsMessages);
  const title = useRef<HTMLParagraphElement>(null);
  const counts = useCounts(table);
  useEffect(() => {
    if (!isNew) return;
    title.current?.focus({ preventScroll: true });
    // All of it is read next, and the button stands below.
    title.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  const { state, problems } = table;
  const isReady = state === 'checked' && table.right > 0;
  return (
    <div className="import-step">
      <p ref={title} className="import-step-title" tabIndex={-1}>
        {table.name || messages.resultTitle}
      </p>
      <div role="status">
        <ul className="import-counts">
          {counts.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <ListingProgress table={table} />
      {state === 'checked' && problems > 0 && <p className="import-note">{messages.mend}</p>}
      {isReady && <AssumedNotes table={table} labels={labels} />}
      <div className="import-actions">
        {isReady && <StartButton store={store} table={table} focus={title} />}
        {(state === 'done' || state === 'undone' || state === 'stopped') && (
          <RouteLink className="button button-primary" route={myListings({})}>
            {messages.myListings}
          </RouteLink>
        )}
        <UndoButton store={store} table={table} focus={title} />
        {problems > 0 && <ReportLink id={table.id} />}
      </div>
      {problems > 0 && <ListingProblems table={table} labels={labels} />}
      {isReady && <ReadingTable key={table.id} table={table} labels={labels} />}
    </div>
  );
}

function ReportLink({ id }: { readonly id: number }) {
  const { apiOrigin, locale } = useEnvironment();
  const shared = useMessages(tableImportMessages);
  const report = `${apiOrigin}${fillPath(readImportReport.path, { id })}?language=${locale}`;
  return (
    <a className="button button-secondary" href={report} download={`import-${id}.csv`}>
      <Icon node={Download} />
      {shared.report}
    </a>
  );
}

/** What there is to say of a table, in sentences; nothing is said of none. */
function useCounts(table: ListingImport): readonly string[] {
  const messages = useMessages(importsMessages);
  const counted = useCounted();
  const { state, right, wrong, known, imported, removed, kept } = table;
  const some = (message: Parameters<typeof counted>[0], count: number) =>
    count > 0 ? [counted(message, count)] : [];
  switch (state) {
    case 'checked':
      return [
        ...(right > 0 ? [counted(messages.right, right)] : known === 0 ? [messages.nothing] : []),
        ...some(messages.wrong, wrong),
        ...some(messages.known, known),
      ];
    case 'running':
      return [];
    case 'stopped':
      return [messages.stopped, counted(messages.done, imported)];
    case 'done':
      return [counted(messages.done, imported), ...some(messages.wrong, wrong)];
    case 'undoing':
      return [];
    case 'undone':
      return [counted(messages.removed, removed), ...some(messages.kept, kept)];
  }
}
