import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { Thread } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { pageRouteOf } from '@boardwalk/sdk-core/listings/page/page-route';
import { statusMessages } from '@boardwalk/sdk-core/listings/page/status-messages';
import { statusBanner } from '@boardwalk/sdk-core/listings/rules';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { ListingRow } from '../../../listings/shared/listing-row/ListingRow.tsx';
import { ListingPrice } from '../../../listings/shared/price/ListingPrice.tsx';
import '../../../listings/shared/listing-row/listing-row.css';
import './open-thread.css';

interface SubjectProps {
  readonly listing: NonNullable<Thread['listing']>;
}

/** The listing that a conversation is about, as the public sees it by now. */
export function Subject({ listing: { summary } }: SubjectProps) {
  const messages = useMessages(inboxMessages);
  return (
    <section className="subject" part="subject" aria-label={messages.about}>
      {summary ? <Card listing={summary} /> : <p className="listing-note">{messages.gone}</p>}
    </section>
  );
}

function Card({ listing }: { readonly listing: ListingSummary }) {
  const { locale, messages } = useEnvironment();
  const { listingType: kind, status, subcategory, attributes, price, address } = listing;
  const banner = statusBanner({ kind, status, subcategory, attributes });
  return (
    <ListingRow
      listing={{ ...listing, city: address.city }}
      title={listing.title}
      route={pageRouteOf(listing)}
    >
      <p className="subject-facts">
        {price && <ListingPrice price={price} locale={findLocale([locale])} messages={messages} />}
        {banner && <strong className="subject-status">{messages(statusMessages)[banner]}</strong>}
      </p>
    </ListingRow>
  );
}
