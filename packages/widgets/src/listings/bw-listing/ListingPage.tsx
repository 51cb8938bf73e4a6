import { createElement } from 'react';
import { useWidget } from '../../element/widget-context.ts';
import { ContactCard } from './contact/ContactCard.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { Head } from './Head.tsx';
import { useListing } from './listing-scope.ts';
import { detailsAtHand } from './load-details.ts';
import { Note } from './Note.tsx';
import { Section } from './Section.tsx';
import { StatusBanner } from './StatusBanner.tsx';
import { useStructuredData } from './use-structured-data.ts';

/** Everything there is to say about one listing. */
export function ListingPage() {
  const { host } = useWidget();
  const { listing, store, messages, level } = useListing();
  useStructuredData(host.element, listing);
  const { id, listingType } = listing;
  const details = detailsAtHand();
  return (
    <article className="listing">
      <StatusBanner />
      <Gallery />
      <div className="listing-body">
        <div className="listing-main">
          <Head />
          {details ? (
            <details.Details />
          ) : (
            <Section name="overview">
              <Note onRetry={() => void store.retry()}>{messages.partFailed}</Note>
            </Section>
          )}
        </div>
        <ContactCard />
        <div className="listing-similar">
          {createElement('bw-similar', {
            type: listingType,
            id: String(id),
            'heading-level': String(level + 1),
          })}
        </div>
      </div>
    </article>
  );
}
