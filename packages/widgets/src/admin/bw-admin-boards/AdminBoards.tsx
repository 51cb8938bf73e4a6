import { managedPageSize } from '@boardwalk/sdk-core/boards/managed/board-standings';
import {
  createManagedBoardsStore,
  managedQueryOf,
} from '@boardwalk/sdk-core/boards/managed/managed-boards-store';
import { managedBoardsMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { ManagedBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import { RectangleHorizontal } from 'lucide';
import { useRef, useState } from 'react';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { readTable, writeTable } from '../../parts/data-table/table-attributes.ts';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { AdminTable } from '../list/AdminTable.tsx';
import { ListHead } from '../list/ListHead.tsx';
import type { AdminBoardsContext } from './admin-boards-context.ts';
import type { BoardQuestion } from './board-question.ts';
import { useBoardColumns } from './use-board-columns.tsx';
import { useBoardFilters } from './use-board-filters.ts';
import '../admin.css';
import './boards.css';

const dialogs = lazyParts(() => import('./BoardDialogs.tsx'));
const BoardDialogs = dialogs.component('BoardDialogs', { Missing: PartMissing });

/** The whole of `<bw-admin-boards>`. */
export function AdminBoards({ context }: { readonly context: AdminBoardsContext }) {
  const { attributes, env, setAttributes } = context;
  const messages = env.messages(managedBoardsMessages);
  const [store] = useState(() => createManagedBoardsStore(env));
  const [question, setQuestion] = useState<BoardQuestion>();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = readTable(attributes);
  const remote = useRemote(store, managedQueryOf(state));
  const columns = useBoardColumns(setQuestion);
  const filters = useBoardFilters();
  useFocusBack(question !== undefined, heading);

  return (
    <section className="admin managed-boards">
      <ListHead
        level={attributes.headingLevel}
        {...{ heading, messages }}
        onMake={() => setQuestion({ about: 'make' })}
      />
      <div part="list">
        <AdminTable<ManagedBoard>
          name={messages.table}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          remote={remote}
          state={state}
          onChange={(next) => setAttributes(writeTable(next))}
          store={store}
          onPage={() => heading.current?.focus()}
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
