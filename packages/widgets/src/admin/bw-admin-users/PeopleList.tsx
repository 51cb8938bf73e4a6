import type { PeoplePage } from '@boardwalk/sdk-core/admin/people-store';
import { accountStateLabels, usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import type { FoundUser } from '@boardwalk/sdk-core/profile/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import { adminUsers } from '@boardwalk/sdk-core/vocabulary/routes';
import { ChevronLeft, ChevronRight } from 'lucide';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useMessages } from '../../element/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { IconButton } from '../../kit/button/IconButton.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { fullNameOf, Person } from '../people/Person.tsx';

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
  if (items.length === 0) {
    return (
      <EmptyState title={messages.none} advice={messages.noneAdvice}>
        <Button onClick={onAll}>{messages.showAll}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ul
        className={classNames('admin-rows', isOld && 'is-old')}
        aria-label={messages.found}
        part="list"
      >
        {items.map((user) => (
          <PersonRow key={user.id} user={user} onOpen={() => onOpen(user.id)} />
        ))}
      </ul>
      {(query.page > 1 || hasMore) && (
        <nav className="people-pages" aria-label={messages.pages}>
          <IconButton
            icon={ChevronLeft}
            label={messages.previous}
            disabled={query.page === 1}
            onClick={() => onPage(query.page - 1)}
          />
          <span>{fillMessage(messages.page, { page: query.page })}</span>
          <IconButton
            icon={ChevronRight}
            label={messages.next}
            disabled={!hasMore}
            onClick={() => onPage(query.page + 1)}
          />
        </nav>
      )}
    </>
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
