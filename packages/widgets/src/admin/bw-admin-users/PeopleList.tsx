import type { PeoplePage } from '@boardwalk/sdk-core/admin/people-store';
import { accountStateLabels, usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import type { FoundUser } from '@boardwalk/sdk-core/profile/schemas';
import { adminUsers } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { FoundList } from '../../parts/found-list/FoundList.tsx';
import { fullNameOf, Person } from '../../parts/person-finder/Person.tsx';

interface PeopleListProps {
  readonly people: PeoplePage;
  readonly isOld: boolean;
  readonly onOpen: (id: number) => void;
  readonly onAll: () => void;
  readonly onPage: (page: number) => void;
}

/** A page of accounts with their states. */
export function PeopleList({ people, isOld, onOpen, onAll, onPage }: PeopleListProps) {
  const messages = useMessages(usersMessages);
  const { items, query, hasMore } = people;
  return (
    <FoundList
      words={messages}
      rows={items.map((user) => (
        <PersonRow key={user.id} user={user} onOpen={() => onOpen(user.id)} />
      ))}
      page={query.page}
      {...{ hasMore, isOld, onAll, onPage }}
    />
  );
}

interface PersonRowProps {
  readonly user: FoundUser;
  readonly onOpen: () => void;
}

function PersonRow({ user, onOpen }: PersonRowProps) {
  const states = useMessages(accountStateLabels);
  const { id, username, state } = user;
  return (
    <li className="people-row">
      <Person person={user} note={username === null ? undefined : `@${username}`}>
        <RouteLink route={adminUsers({}, { user: id })} onFollow={onOpen}>
          {fullNameOf(user)}
        </RouteLink>
      </Person>
      {state !== null && (
        <span className={classNames('account-state', `is-${state}`)}>{states[state]}</span>
      )}
    </li>
  );
}
