import {
  createPeopleStore,
  type PeopleQuery,
  peoplePageSize,
} from '@boardwalk/sdk-core/admin/people-store';
import { usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import type { UserSearchResult } from '@boardwalk/sdk-core/profile/schemas';
import { untouchedTable } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { fullNameOf } from '../../profile/shared/person-finder/PersonLabel.tsx';
import { AdminTable } from '../list/AdminTable.tsx';
import type { AdminUsersContext } from './admin-users-context.ts';
import { everybody } from './everybody.ts';
import { PeopleSearch } from './PeopleSearch.tsx';
import { usePeopleColumns } from './use-people-columns.tsx';

interface PeopleTableProps {
  readonly context: AdminUsersContext;
  readonly onPage: () => void;
}

/** The accounts by what is known of somebody, a page at a time. */
export function PeopleTable({ context, onPage }: PeopleTableProps) {
  const { attributes, env, initial } = context;
  const messages = env.messages(usersMessages);
  const [store] = useState(() => createPeopleStore(env, initial?.people));
  // What was looked for stays out of the address: it may be somebody's name or number.
  const [query, setQuery] = useState<PeopleQuery>(everybody);
  const remote = useRemote(store, attributes.user === undefined ? query : undefined);
  const columns = usePeopleColumns((user) => context.setAttributes({ user }));

  return (
    <AdminTable<UserSearchResult>
      name={messages.table}
      columns={columns}
      rowId={({ id }) => id}
      rowName={fullNameOf}
      remote={remote}
      state={{ ...untouchedTable, page: query.page }}
      onChange={({ page }) => setQuery({ ...query, page })}
      store={store}
      onPage={onPage}
      pageSize={peoplePageSize}
      search={
        <PeopleSearch
          query={query}
          onSearch={(by, text) => setQuery({ by, text: text.trim(), page: 1 })}
        />
      }
      empty={{
        title: messages.none,
        advice: messages.noneAdvice,
        children: <Button onClick={() => setQuery(everybody)}>{messages.showAll}</Button>,
      }}
    />
  );
}
