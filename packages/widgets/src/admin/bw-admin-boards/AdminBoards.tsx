import { administratorsMessages } from '@boardwalk/sdk-core/admin/administrators-messages';
import { managedPageSize } from '@boardwalk/sdk-core/boards/managed/board-standings';
import {
  createManagedBoardsStore,
  managedQueryOf,
} from '@boardwalk/sdk-core/boards/managed/managed-boards-store';
import { managedBoardsMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { ManagedBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import { Plus, RectangleHorizontal } from 'lucide';
import { createElement, useRef, useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { DataTable } from '../../parts/data-table/DataTable.tsx';
import { readTable, writeTable } from '../../parts/data-table/table-attributes.ts';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { Refusal } from '../../parts/remote-state/Refusal.tsx';
import { useShown } from '../../parts/remote-state/use-remote.ts';
import type { AdminBoardsContext } from './admin-boards-context.ts';
import type { BoardQuestion } from './board-question.ts';
import { useBoardColumns } from './use-board-columns.tsx';
import { useBoardFilters } from './use-board-filters.ts';

const dialogs = lazyParts(() => import('./BoardDialogs.tsx'));
const BoardDialogs = dialogs.component('BoardDialogs', { Missing: PartMissing });

/** The whole of `<bw-admin-boards>`. */
export function AdminBoards({ context }: { readonly context: AdminBoardsContext }) {
  const { attributes, env, setAttributes } = context;
  const messages = env.messages(managedBoardsMessages);
  const { alone } = env.messages(administratorsMessages);
  const [store] = useState(() => createManagedBoardsStore(env));
  const [question, setQuestion] = useState<BoardQuestion>();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = readTable(attributes);
  const remote = useShown(store, managedQueryOf(state));
  const columns = useBoardColumns(setQuestion);
  const filters = useBoardFilters();
  useFocusBack(question !== undefined, heading);
  const retry = () => void store.retry();

  return (
    <section className="admin managed-boards">
      <header className="admin-bar">
        <div className="admin-head">
          {createElement(
            `h${attributes.headingLevel}`,
            { ref: heading, className: 'admin-title', part: 'heading', tabIndex: -1 },
            messages.title,
          )}
          <p className="admin-lead">{messages.lead}</p>
        </div>
        <Button variant="primary" icon={Plus} onClick={() => setQuestion({ about: 'make' })}>
          {messages.make}
        </Button>
      </header>
      <div part="list">
        <DataTable<ManagedBoard>
          name={messages.table}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          remote={remote}
          state={state}
          onChange={(next) => {
            setAttributes(writeTable(next));
            if (next.page !== state.page) heading.current?.focus();
          }}
          onRetry={retry}
          failure={(problem) => (
            <Refusal problem={problem} onRetry={retry} forbiddenAdvice={alone} />
          )}
          pageSize={managedPageSize}
          isSearchable
          filters={filters}
          empty={{ icon: RectangleHorizontal, title: messages.none, advice: messages.noneAdvice }}
        />
      </div>
      <BoardDialogs
        isWanted={question !== undefined}
        {...{ context, store, question }}
        onAsk={setQuestion}
      />
    </section>
  );
}
