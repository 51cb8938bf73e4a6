import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { moderatedMessages } from '@boardwalk/sdk-core/posting/moderated/moderated-messages';
import {
  type ModeratedStore,
  moderatedQueryOf,
} from '@boardwalk/sdk-core/posting/moderated/moderated-store';
import type { ModeratedListingRow } from '@boardwalk/sdk-core/posting/moderated/schemas';
import { type ModeratorView, moderatedPageSize } from '@boardwalk/sdk-core/posting/moderated/views';
import { type RefObject, useState } from 'react';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { readTable, writeTable } from '../../parts/data-table/table-attributes.ts';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { AdminTable } from '../list/AdminTable.tsx';
import type { AdminListingsContext } from './admin-listings-context.ts';
import type { ModeratedQuestion } from './moderated-question.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useDecisions } from './use-decisions.ts';
import { useModeratedColumns } from './use-moderated-columns.tsx';
import { useModeratedFilters } from './use-moderated-filters.ts';

const preview = lazyParts(() => import('./preview/PreviewDialog.tsx'));
const PreviewDialog = preview.component('PreviewDialog', { Missing: PartMissing });

interface ModeratedTableProps {
  readonly context: AdminListingsContext;
  readonly view: ModeratorView;
  readonly store: ModeratedStore;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Shows the listings of one view, and the questions before a decision on one. */
export function ModeratedTable({ context, view, store, heading }: ModeratedTableProps) {
  const { attributes, env, setAttributes } = context;
  const messages = env.messages(moderatedMessages);
  const [question, setQuestion] = useState<ModeratedQuestion>();
  const state = readTable(attributes);
  const remote = useRemote(store, moderatedQueryOf(view, state));
  const page = lastValue(remote);
  const decisions = useDecisions(context, store, heading);
  const columns = useModeratedColumns({ view, decisions, onAsk: setQuestion });
  const filters = useModeratedFilters(view);
  useFocusBack(question !== undefined, heading);
  const close = () => setQuestion(undefined);

  return (
    <>
      <div part="list">
        <AdminTable<ModeratedListingRow>
          key={view}
          name={messages.table}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ title }) => title}
          remote={remote}
          state={state}
          onChange={(next) => setAttributes(writeTable(next))}
          store={store}
          onPage={() => heading.current?.focus()}
          pageSize={moderatedPageSize}
          isSearchable
          filters={filters}
          actions={decisions.ofMany(view, page?.rows ?? [])}
          empty={{ title: messages[`none.${view}`], advice: messages[`advice.${view}`] }}
        />
      </div>
      {question?.about === 'remove' && (
        <RemoveDialog row={question.row} onClose={close} onRemove={decisions.remove} />
      )}
      <PreviewDialog
        isWanted={question?.about === 'preview'}
        row={question?.about === 'preview' ? question.row : undefined}
        onClose={close}
      />
    </>
  );
}
