import { ownInvitationsMessages } from '@boardwalk/sdk-core/access/own-invitations-messages';
import type { OwnGrant } from '@boardwalk/sdk-core/access/permissions/schemas';
import { editListing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { OfferedRights } from '../../parts/offered-rights/OfferedRights.tsx';
import { Person } from '../../parts/person-finder/Person.tsx';
import type { InvitationsContext } from './invitations-context.ts';

interface SharedListingProps {
  readonly context: InvitationsContext;
  readonly grant: OwnGrant;
  readonly onGiveUp: () => void;
}

/** What may be done with a listing, by whose leave and until when. */
export function SharedListing({ context, grant, onGiveUp }: SharedListingProps) {
  const { attributes, env } = context;
  const messages = env.messages(ownInvitationsMessages);
  const formatDay = createDateFormatter(findLocale([env.locale]), env.timeZone);
  const { object, grantedBy, permissions, endsAt } = grant;
  const listing = object.name || messages.untitled;
  return (
    <li className="invitation-card">
      {createElement(
        `h${attributes.headingLevel + 2}`,
        { className: 'invitation-title', dir: 'auto' },
        listing,
      )}
      {grantedBy && <Person person={grantedBy} />}
      <OfferedRights label={messages.may} rights={permissions} />
      <p className="invitations-note">
        {endsAt === null
          ? messages.forGood
          : fillMessage(messages.until, { date: formatDay(endsAt) })}
      </p>
      <p className="invitation-actions">
        {mayWrite(grant) && (
          <RouteLink
            className="button button-secondary"
            route={editListing({ type: object.type, id: Number(object.id) })}
            aria-label={fillMessage(messages.editOf, { listing })}
          >
            {messages.edit}
          </RouteLink>
        )}
        <Button aria-label={fillMessage(messages.giveUpOf, { listing })} onClick={onGiveUp}>
          {messages.giveUp}
        </Button>
      </p>
    </li>
  );
}

function mayWrite({ permissions }: OwnGrant): boolean {
  return permissions.includes('write') || permissions.includes('administration');
}
