import { ownInvitationsMessages } from '@boardwalk/sdk-core/access/own-invitations-messages';
import type { OwnGrant } from '@boardwalk/sdk-core/access/permissions/schemas';
import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import {
  editListing,
  listing as listingPage,
  myListings,
  shareListing,
  shopProducts,
  shopSettings,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { PersonLabel } from '../../profile/shared/person-finder/PersonLabel.tsx';
import { OfferedRights } from '../shared/offered-rights/OfferedRights.tsx';
import type { InvitationsContext } from './invitations-context.ts';
import '../../kit/button/button.css';
import './invitations.css';

interface SharedListingProps {
  readonly context: InvitationsContext;
  readonly grant: OwnGrant;
  readonly onGiveUp: () => void;
}

/** What may be done with a listing or a shop, by whose leave and until when. */
export function SharedListing({ context, grant, onGiveUp }: SharedListingProps) {
  const { attributes, env } = context;
  const messages = env.messages(ownInvitationsMessages);
  const formatDay = createDateFormatter(findLocale([env.locale]), env.timeZone);
  const { object, grantedBy, permissions, endsAt } = grant;
  const listing = object.name || messages.untitled;
  const { type } = object;
  const id = Number(object.id);
  const may = (...actions: readonly Action[]) =>
    actions.some((action) => permissions.includes(action)) ||
    permissions.includes('administration');
  const way = (route: SiteRoute, label: string, name: string) => (
    <RouteLink
      className="button button-secondary"
      route={route}
      aria-label={fillMessage(name, { listing })}
    >
      {label}
    </RouteLink>
  );
  return (
    <li className="invitation-card">
      {createElement(
        `h${attributes.headingLevel + 2}`,
        { className: 'invitation-title', dir: 'auto' },
        listing,
      )}
      {grantedBy && <PersonLabel person={grantedBy} />}
      <OfferedRights label={messages.may} rights={permissions} />
      <p className="invitations-note">
        {endsAt === null
          ? messages.forGood
          : fillMessage(messages.until, { date: formatDay(endsAt) })}
      </p>
      {type !== 'shop' && may('write', 'delete') && (
        <p className="invitations-note">
          <RouteLink route={myListings({})}>{messages.inMyListings}</RouteLink>
        </p>
      )}
      <p className="invitation-actions">
        {type === 'shop' ? (
          <>
            {way(shopProducts({ shopId: object.id }), messages.products, messages.productsOf)}
            {way(shopSettings({ shopId: object.id }), messages.settings, messages.settingsOf)}
          </>
        ) : (
          <>
            {/* The page of a realtor stands under the number of the person. */}
            {type !== 'realtor' && way(listingPage({ type, id }), messages.see, messages.seeOf)}
            {may('write') && way(editListing({ type, id }), messages.edit, messages.editOf)}
            {may() && way(shareListing({ type, id }), messages.share, messages.shareOf)}
          </>
        )}
        <Button aria-label={fillMessage(messages.giveUpOf, { listing })} onClick={onGiveUp}>
          {messages.giveUp}
        </Button>
      </p>
    </li>
  );
}
