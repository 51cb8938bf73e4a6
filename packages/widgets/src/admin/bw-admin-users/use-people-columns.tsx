import { accountStateLabels, usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import type { FoundUser } from '@boardwalk/sdk-core/profile/schemas';
import { adminUsers } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import type { Column } from '../../parts/data-table/column.ts';
import { fullNameOf, Person } from '../../parts/person-finder/Person.tsx';

/** What a row tells of an account; its name opens it. */
export function usePeopleColumns(onOpen: (id: number) => void): readonly Column<FoundUser>[] {
  const messages = useMessages(usersMessages);
  const states = useMessages(accountStateLabels);
  return [
    {
      id: 'name',
      label: messages.fullName,
      cell: (user) => (
        <Person person={user}>
          <RouteLink route={adminUsers({}, { user: user.id })} onFollow={() => onOpen(user.id)}>
            {fullNameOf(user)}
          </RouteLink>
        </Person>
      ),
    },
    {
      id: 'username',
      label: messages.username,
      cell: ({ username }) => username !== null && `@${username}`,
    },
    {
      id: 'state',
      label: messages.state,
      cell: ({ state }) =>
        state !== null && (
          <span className={classNames('account-state', `is-${state}`)}>{states[state]}</span>
        ),
    },
  ];
}
