import { usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { useEffect, useRef, useState } from 'react';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import type { AdminUsersContext } from './admin-users-context.ts';
import { PeopleTable } from './PeopleTable.tsx';
import '../admin.css';
import './users.css';

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
  // A user who comes by a link to an account is at the top of its page already.
  const [first] = useState(user);
  const isOpen = user !== undefined;
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (wasOpen.current && !isOpen) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <section className="admin admin-users">
      {/* An account has a title of its own. */}
      <header className="admin-head" hidden={isOpen}>
        <h1 ref={heading} className="admin-title" part="heading" tabIndex={-1}>
          {messages.title}
        </h1>
        <p className="admin-lead">{messages.lead}</p>
      </header>
      {/* It stays there, with what was searched, for the way back. */}
      <div className="people" part="list" hidden={isOpen}>
        <PeopleTable context={context} onPage={() => heading.current?.focus()} />
      </div>
      {user !== undefined && (
        <AccountView
          key={user}
          id={user}
          context={context}
          isFollowed={user !== first}
          onBack={() => context.setAttributes({ user: undefined })}
        />
      )}
    </section>
  );
}
