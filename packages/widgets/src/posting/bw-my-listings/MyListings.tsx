import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import {
  createOwnListingsStore,
  ownQueryOf,
} from '@boardwalk/sdk-core/posting/own/own-listings-store';
import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { ownPageSize } from '@boardwalk/sdk-core/posting/own/sorts';
import { isNarrowed } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { createElement, useRef, useState } from 'react';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { DataTable } from '../../parts/data-table/DataTable.tsx';
import { readTable, writeTable } from '../../parts/data-table/table-attributes.ts';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { RemoteRefusal } from '../../parts/remote-state/RemoteRefusal.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { DeleteDialog } from './deletion/DeleteDialog.tsx';
import { findHidden, HideDialog, type Hiding } from './HideDialog.tsx';
import { ImportLink } from './ImportLink.tsx';
import type { MyListingsContext } from './my-listings-context.ts';
import { PostMenu } from './PostMenu.tsx';
import { useBulkActions } from './use-bulk-actions.ts';
import { useOwnColumns } from './use-own-columns.tsx';
import { useOwnFilters } from './use-own-filters.ts';
import { type OwnListingActions, useOwnListingActions } from './use-own-listing-actions.ts';
import './my-listings.css';

const revisions = lazyParts(() => import('../revisions/revisions-parts.ts'));
const RevisionsDialog = revisions.component('RevisionsDialog', { Missing: PartMissing });

/** The whole of `<bw-my-listings>`. */
export function MyListings({ context }: { readonly context: MyListingsContext }) {
  const { attributes, env, host, initial, setAttributes } = context;
  const messages = env.messages(myListingsMessages);
  const [store] = useState(() => createOwnListingsStore(env, initial?.page));
  const [asked, setAsked] = useState<readonly OwnListingSummary[]>([]);
  const [historic, setHistoric] = useState<OwnListingSummary>();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = readTable(attributes);
  const remote = useRemote(store, ownQueryOf(state));
  const rows = lastValue(remote)?.rows ?? [];
  const performed = useOwnListingActions(context, store, heading);
  const [hidden, setHidden] = useState<Hiding>();
  const deeds: OwnListingActions = {
    ...performed,
    act: (chosen, action) =>
      findHidden(chosen, action).length > 0
        ? setHidden({ rows: chosen, action })
        : performed.act(chosen, action),
  };
  const columns = useOwnColumns({
    deeds,
    onDelete(row) {
      if (row.isLicensed) deeds.tellLicensed(row);
      else if (host.firstParty || row.standing === 'draft') setAsked([row]);
      else deeds.removeConfirmed(row);
    },
    onRevisions: setHistoric,
  });
  const actions = useBulkActions({ rows, deeds, onDelete: host.firstParty ? setAsked : undefined });
  const filters = useOwnFilters();
  useFocusBack(asked.length > 0 || historic !== undefined || hidden !== undefined, heading);
  const retry = () => void store.reload();
  // What has no rows at all offers to post in their place.
  const isEmpty = remote.state === 'ready' && rows.length === 0 && !isNarrowed(state);

  return (
    <section className="own">
      <header className="own-head">
        {createElement(
          `h${attributes.headingLevel}`,
          { ref: heading, className: 'own-title', part: 'heading', tabIndex: -1 },
          messages.heading,
        )}
        <div className="own-actions">
          <ImportLink />
          {!isEmpty && <PostMenu />}
        </div>
      </header>
      <div part="list">
        <DataTable<OwnListingSummary>
          name={messages.table}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ title }) => title || messages.untitled}
          remote={remote}
          state={state}
          onChange={(next) => {
            setAttributes(writeTable(next));
            if (next.page !== state.page) heading.current?.focus();
          }}
          onRetry={retry}
          failure={(problem) => <RemoteRefusal problem={problem} onRetry={retry} />}
          pageSize={ownPageSize}
          isSearchable={!isEmpty}
          filters={isEmpty ? [] : filters}
          actions={actions}
          empty={{
            title: messages.none,
            advice: messages.noneAdvice,
            children: <PostMenu />,
          }}
        />
      </div>
      <DeleteDialog
        rows={asked}
        onClose={() => setAsked([])}
        onDelete={() => deeds.remove(asked)}
      />
      {hidden && (
        <HideDialog
          {...hidden}
          onClose={() => setHidden(undefined)}
          onHide={() => performed.act(hidden.rows, hidden.action)}
        />
      )}
      {historic && (
        <RevisionsDialog
          listing={{ type: historic.listingType, id: historic.id }}
          hasDraft={historic.draftSavedAt !== null}
          onClose={() => setHistoric(undefined)}
          onRestored={retry}
        />
      )}
    </section>
  );
}
