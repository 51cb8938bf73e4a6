import type { GroupMember } from '@boardwalk/sdk-core/access/groups/schemas';
import { personName } from '@boardwalk/sdk-core/access/person-name';
import { type GroupPage, groupPageSize } from '@boardwalk/sdk-core/admin/groups-store';
import { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { administrationMessages, usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { nameOfCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { adminUsers } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Pager } from '../../../kit/pager/Pager.tsx';
import { PersonLabel } from '../../../profile/shared/person-finder/PersonLabel.tsx';
import { RightsList } from '../../rights/RightsList.tsx';
import { useRightsText } from '../../rights/use-rights-text.ts';
import '../../admin.css';
import './group.css';

interface MembersProps {
  readonly shown: GroupPage;
  readonly onRemove: (member: GroupMember) => void;
  readonly onPage: (page: number) => void;
}

/** A page of the members of a group. */
export function GroupMembers({ shown, onRemove, onPage }: MembersProps) {
  const messages = useMessages(administrationMessages);
  const { page, members, memberCount } = shown;
  return (
    <section className="group-part">
      <h3 className="admin-subheading">{messages.membersTitle}</h3>
      {members.length === 0 && <p className="admin-note">{messages.noMembers}</p>}
      {members.length > 0 && (
        <ul className="admin-rows">
          {members.map((member) => (
            <MemberRow key={member.user.id} member={member} onRemove={() => onRemove(member)} />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pageCount={Math.ceil(memberCount / groupPageSize)}
        onPage={onPage}
        labels={{
          pages: messages.pages,
          previous: messages.previous,
          next: messages.next,
          page: (one) => fillMessage(messages.page, { page: one }),
        }}
      />
    </section>
  );
}

interface MemberRowProps {
  readonly member: GroupMember;
  readonly onRemove: () => void;
}

function MemberRow({ member, onRemove }: MemberRowProps) {
  const { user, permissions, since, endsAt, isDisabled, cities } = member;
  const rights = useMessages(rightsMessages);
  const messages = useMessages(usersMessages);
  const { describeSpan } = useRightsText();
  const name = personName(user);
  return (
    <li className="admin-row">
      <PersonLabel person={user} note={isDisabled ? rights.disabled : undefined}>
        <RouteLink route={adminUsers({}, { user: user.id })}>{name}</RouteLink>
      </PersonLabel>
      <span className="admin-row-text">
        <RightsList rights={permissions} />
        <span className="admin-note">{describeSpan(since, endsAt)}</span>
        {cities && <span className="admin-note">{cities.map(nameOfCity).join(' · ')}</span>}
      </span>
      <Button
        variant="quiet"
        className="button-warning"
        aria-label={`${messages.remove}: ${name}`}
        onClick={onRemove}
      >
        {messages.remove}
      </Button>
    </li>
  );
}
