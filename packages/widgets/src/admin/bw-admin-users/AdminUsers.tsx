import { administratorsMessages } from '@boardwalk/sdk-core/admin/administrators-messages';
import {
  createPeopleStore,
  type PeopleKey,
  type PeopleQuery,
} from '@boardwalk/sdk-core/admin/people-store';
import { usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { useRef, useState } from 'react';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useShown } from '../../parts/remote-state/use-remote.ts';
import type { AdminUsersContext } from './admin-users-context.ts';
import { everybody } from './everybody.ts';
import { PeopleList } from './PeopleList.tsx';
import { PeopleSearch } from './PeopleSearch.tsx';

const account = lazyParts(() => import('./account/AccountView.tsx'));
const AccountView = account.component('AccountView', {
  Place: () => <PlaceRows rows={4} />,
  Missing: PartMissing,
});

/** The whole of `<bw-admin-users>`: the list, or the account that is open. */
export function AdminUsers({ context }: { readonly context: AdminUsersContext }) {
  const { attributes, env } = context;
  const { user } = attributes;
  const messages = env.messages(usersMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever comes by a link to an account is at its page's beginning already.
  const [first] = useState(user);
  return (
    <section className="admin">
      <header className="admin-head">
        <h1 ref={heading} className="admin-title" part="heading" tabIndex={-1}>
          {messages.title}
        </h1>
        <p className="admin-lead">{messages.lead}</p>
      </header>
      {/* It stays there, with what was searched, for the way back. */}
      <div className="people-list" hidden={user !== undefined}>
        <People context={context} onPage={() => heading.current?.focus()} />
      </div>
      {user !== undefined && (
        <AccountView
          key={user}
          id={user}
          context={context}
          isFollowed={user !== first}
          onBack={() => {
            context.setAttributes({ user: undefined });
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}

interface PeopleProps {
  readonly context: AdminUsersContext;
  readonly onPage: () => void;
}

function People({ context, onPage }: PeopleProps) {
  const { attributes, env, initial } = context;
  const [store] = useState(() => createPeopleStore(env, initial?.people));
  const [query, setQuery] = useState<PeopleQuery>(everybody);
  const remote = useShown(store, attributes.user === undefined ? query : undefined);

  const search = (by: PeopleKey, text: string) => setQuery({ by, text: text.trim(), page: 1 });
  return (
    <>
      <PeopleSearch query={query} onSearch={search} />
      <RemoteContent
        remote={remote}
        rows={8}
        onRetry={() => void store.retry()}
        forbiddenAdvice={env.messages(administratorsMessages).alone}
      >
        {(people) => (
          <PeopleList
            people={people}
            isOld={remote.state === 'loading'}
            onOpen={(user) => context.setAttributes({ user })}
            onAll={() => setQuery(everybody)}
            onPage={(page) => {
              setQuery({ ...query, page });
              onPage();
            }}
          />
        )}
      </RemoteContent>
    </>
  );
}
