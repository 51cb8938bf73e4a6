import { Globe } from 'lucide';
import { useId, useRef } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { ContactButton } from '../../../inbox/shared/contact/ContactButton.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { lazyParts, type MissingProps } from '../../../kit/lazy/lazy-parts.tsx';
import { Picture } from '../../../kit/picture/Picture.tsx';
import { useBottomBar } from '../../../parts/bottom-bar/use-bottom-bar.ts';
import { Heading } from '../head/Heading.tsx';
import { ListingPartMissing } from '../ListingPartMissing.tsx';
import { useListing } from '../listing-scope.ts';
import { OutsideLink, siteName } from '../OutsideLink.tsx';
import { ContactChannelButton } from './ContactChannelButton.tsx';
import '../../../kit/button/button.css';
import '../listing.css';
import './contact.css';

const own = lazyParts(() => import('./EditOwn.tsx'));
const EditOwn = own.component('EditOwn');

/** Whom to ask: a card beside the page, and a bar below it where there is no room. */
export function ContactCard() {
  const { listing, store, messages, level, emit, isPreview, isOwn, onOwnerKnown } = useListing();
  const { name, hasPhone, hasEmail, website } = listing.contact;
  const { takesMessages } = listing.owner;
  const hasChannel = hasPhone || hasEmail;
  const leadsWithMessage = takesMessages && !isPreview;
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar, '.listing-body');
  return (
    <aside ref={bar} className="contact" aria-labelledby={id} part="contact">
      <div className="contact-person">
        <Portrait />
        <Heading level={level + 1} id={id} className="contact-name">
          <span className="visually-hidden">{messages.contact} </span>
          {name}
        </Heading>
      </div>
      <div className="contact-ways">
        {isOwn && <EditOwn />}
        {leadsWithMessage && (
          <ContactButton
            listing={listing}
            variant="primary"
            isOwn={isOwn}
            onKnown={onOwnerKnown}
            Missing={FormMissing}
            onSent={(sent) => emit('bw-message-sent', sent)}
          />
        )}
        {!isOwn && hasPhone && <ContactChannelButton channel="phone" isFirst={!leadsWithMessage} />}
        {!isOwn && hasEmail && (
          <ContactChannelButton
            channel="email"
            isFirst={!leadsWithMessage && !hasPhone}
            isIcon={leadsWithMessage && hasPhone}
          />
        )}
        {website !== null && (
          <OutsideLink
            address={website}
            className="button button-secondary contact-icon"
            onFollow={() => store.record('website')}
          >
            <Icon node={Globe} />
            <span>
              <span className="visually-hidden">{messages.website} </span>
              {siteName(website)}
            </span>
          </OutsideLink>
        )}
        {!hasChannel && !takesMessages && website === null && !isPreview && (
          <p className="listing-meta">{messages.noContact}</p>
        )}
      </div>
    </aside>
  );
}

/** On a line of its own below the ways. */
function FormMissing(props: MissingProps) {
  return (
    <div className="contact-missing">
      <ListingPartMissing {...props} />
    </div>
  );
}

/** Who it is, else the first letter of the name. */
function Portrait() {
  const { mediaUrl } = useEnvironment();
  const { listing } = useListing();
  const picture = listing.owner.profilePicture;
  return (
    <span className="portrait" aria-hidden="true">
      {picture ? (
        <Picture image={picture} mediaUrl={mediaUrl} sizes="48px" alt="" />
      ) : (
        [...listing.contact.name][0]
      )}
    </span>
  );
}
