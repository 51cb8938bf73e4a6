import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { loadLabels } from '@boardwalk/sdk-core/listings/labels/load-labels';
import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import {
  createImportsStore,
  type ImportsStore,
  type OwnImports,
} from '@boardwalk/sdk-core/posting/imports/imports-store';
import { createElement, useEffect, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { RemoteRefusal } from '../../parts/remote-state/RemoteRefusal.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import type { ImportContext } from './import-context.ts';
import { NobodysTable } from './NobodysTable.tsx';
import { TableSteps } from './TableSteps.tsx';
import '../../parts/table-import/table-import.css';

/** The whole of `<bw-import-listings>`. */
export function Imports({ context }: { readonly context: ImportContext }) {
  const { attributes, env } = context;
  const messages = env.messages(importsMessages);
  const [store] = useState(() =>
    createImportsStore(env, async (kind) => env.messages<Labels>(await loadLabels(kind))),
  );
  const remote = useRemote(store);
  useEffect(() => store.watch(), [store]);
  const value = lastValue(remote);
  return (
    <section className="import">
      {createElement(
        `h${attributes.headingLevel}`,
        { className: 'import-title', part: 'heading' },
        messages.heading,
      )}
      {value && <OwnTables store={store} value={value} />}
      {!value && remote.state === 'failed' && (
        <RemoteRefusal problem={remote.problem} onRetry={() => void store.reload()} />
      )}
      {!value && remote.state !== 'failed' && <Waiting />}
    </section>
  );
}

function Waiting() {
  const messages = useMessages(importsMessages);
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {messages.loading}
      </p>
      <PlaceRows rows={6} />
    </div>
  );
}

interface OwnTablesProps {
  readonly store: ImportsStore;
  readonly value: OwnImports;
}

/** The table that is at hand, how the next one comes, and those from before. */
function OwnTables({ store, value }: OwnTablesProps) {
  const messages = useMessages(importsMessages);
  const { kinds, imports, labels } = value;
  const [latest, ...earlier] = imports;
  const [checked, setChecked] = useState<number>();
  if (kinds.length === 0 && !latest) return <NobodysTable />;
  return (
    <>
      <p className="import-note">{messages.lead}</p>
      {kinds.length > 0 && (
        <TableSteps store={store} kinds={kinds} labels={labels} onChecked={setChecked} />
      )}
      {latest && (
        <ImportOutcome
          key={latest.id}
          store={store}
          table={latest}
          labels={labels[latest.listingType]}
          isNew={latest.id === checked}
        />
      )}
      <EarlierImports store={store} tables={earlier} />
    </>
  );
}
