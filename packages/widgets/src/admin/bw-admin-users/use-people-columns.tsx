import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import { accountStateLabels, usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import type { UserSearchResult } from '@boardwalk/sdk-core/profile/schemas';
import { adminUsers } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import type { Column } from '../../parts/data-table/column.ts';
import { fullNameOf, PersonLabel } from '../../profile/shared/person-finder/PersonLabel.tsx';
import './users.css';

/** Returns what a row shows of an account; its name opens it. */
export function usePeopleColumns(
  onOpen: (id: number) => void,
): readonly Column<UserSearchResult>[] {
  const messages = useMessages(usersMessages);
  const states = useMessages(accountStateLabels);
  const groups = useMessages(groupLabels);
  const { locale, timeZone } = useEnvironment();
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  return [
    {
      id: 'name',
      label: messages.fullName,
      cell: (user) => (
        <PersonLabel person={user}>
          <RouteLink route={adminUsers({}, { user: user.id })} onFollow={() => onOpen(user.id)}>
            {fullNameOf(user)}
          </RouteLink>
        </PersonLabel>
      ),
    },
    {
      id: 'username',
      label: messages.username,
      cell: ({ username }) => username !== null && `@${username}`,
    },
    {
      id: 'email',
      label: messages.email,
      cell: ({ account }) =>
        account?.email && <span className="people-email">{account.email}</span>,
    },
    {
      id: 'groups',
      label: messages.groups,
      cell: ({ account }) => account?.groups.map((group) => groups[group]).join(', '),
    },
    {
      id: 'since',
      label: messages.since,
      cell: ({ account }) =>
        account && <time dateTime={account.since}>{formatDate(account.since)}</time>,
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
