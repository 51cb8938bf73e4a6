import type { RemoteStore } from '@boardwalk/sdk-core/http/remote';
import { planPageSize } from '@boardwalk/sdk-core/licenses/plans/code-states';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { type TablePage, untouchedTable } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { Signpost } from 'lucide';
import { createElement, useRef, useState } from 'react';
import type { Column } from '../../parts/data-table/column.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { AdminTable } from '../list/AdminTable.tsx';
import '../admin.css';

interface PlanTableProps<Row> {
  readonly part: string;
  /** Of its heading. */
  readonly level: number;
  readonly store: RemoteStore<TablePage<Row>, number>;
  readonly columns: readonly Column<Row>[];
  readonly planOf: (row: Row) => Plan;
  readonly words: Readonly<Record<'title' | 'note' | 'table' | 'none' | 'noneAdvice', string>>;
}

/** The plans of one class, by pages. */
export function PlanTable<Row>(props: PlanTableProps<Row>) {
  const { part, level, store, columns, planOf, words } = props;
  // Another table stands on the same page, whose address has the state of none.
  const [state, setState] = useState(untouchedTable);
  const heading = useRef<HTMLHeadingElement>(null);
  const remote = useRemote(store, state.page);
  return (
    <section className="admin-section" part={part}>
      <div className="admin-head">
        {createElement(
          `h${level}`,
          { ref: heading, className: 'admin-heading', tabIndex: -1 },
          words.title,
        )}
        <p className="admin-note">{words.note}</p>
      </div>
      <AdminTable<Row>
        name={words.table}
        columns={columns}
        rowId={(row) => planOf(row).id}
        rowName={(row) => planOf(row).nickname}
        remote={remote}
        state={state}
        onChange={setState}
        store={store}
        onPage={() => heading.current?.focus()}
        pageSize={planPageSize}
        empty={{ icon: Signpost, title: words.none, advice: words.noneAdvice }}
      />
    </section>
  );
}
