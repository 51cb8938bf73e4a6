import { createElement } from 'react';
import { useWidget } from '../../element/mount/widget-context.ts';
import type { MissingProps } from '../../kit/lazy/lazy-parts.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { ContactCard } from './contact/ContactCard.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { Head } from './head/Head.tsx';
import { ListingStatusBanner } from './head/ListingStatusBanner.tsx';
import { Note } from './head/Note.tsx';
import { ListingSection } from './ListingSection.tsx';
import { sections } from './later-parts.ts';
import { useListing } from './listing-scope.ts';
import { useStructuredData } from './use-structured-data.ts';
import './listing.css';

const Sections = sections.component('ListingSections', { Missing: SectionsMissing });

/** Everything there is to say about one listing. */
export function ListingPage() {
  const { host, env } = useWidget();
  const { listing, level, isPreview } = useListing();
  useStructuredData(isPreview ? undefined : host.element, listing, env);
  const { id, listingType, images } = listing;
  const isSingle = images.length === 1;
  return (
    <article className="listing">
      <ListingStatusBanner />
      {!isSingle && <Gallery />}
      <div className="listing-body">
        <div className={classNames('listing-main', listingType === 'realtor' && 'is-portrait')}>
          {isSingle && <Gallery />}
          <Head />
          <Sections />
        </div>
        <div className="listing-side">
          <ContactCard />
        </div>
        {!isPreview && (
          <div className="listing-similar">
            {createElement('bw-similar', {
              type: listingType,
              id: String(id),
              'heading-level': String(level + 1),
            })}
          </div>
        )}
      </div>
    </article>
  );
}

/** With them the words are missing, which come along. */
function SectionsMissing({ onRetry }: MissingProps) {
  const { store, messages } = useListing();
  const retry = () => {
    onRetry();
    void store.reload();
  };
  return (
    <ListingSection name="overview">
      <Note onRetry={retry}>{messages.partFailed}</Note>
    </ListingSection>
  );
}
