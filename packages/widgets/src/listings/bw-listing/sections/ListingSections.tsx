import { useRef } from 'react';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { Description } from '../description/Description.tsx';
import { Facts } from '../facts/Facts.tsx';
import { Features } from '../facts/Features.tsx';
import { Hours } from '../hours/Hours.tsx';
import { type SectionName, sectionNames } from '../ListingSection.tsx';
import { type ListingScope, useListing } from '../listing-scope.ts';
import { Location } from '../location/Location.tsx';
import { ReportButton } from '../report/ReportButton.tsx';
import { SectionNav } from './SectionNav.tsx';
import '../listing.css';

const history = lazyParts(() => import('../history/PriceHistory.tsx'));
const PriceHistory = history.component('PriceHistory');

/** The sections below the head of the page, and the bar that leads to them. */
export function ListingSections() {
  const scope = useListing();
  const { listing, words, isPreview } = scope;
  const { lat, lng } = listing;
  const page = useRef<HTMLDivElement>(null);
  const sections = sectionsOf(scope);
  return (
    <div ref={page} className="listing-details">
      <SectionNav sections={sections} page={page} />
      {sections.includes('overview') && <Facts />}
      {sections.includes('description') && <Description />}
      {sections.includes('features') && <Features />}
      {listing.attributes.showsHistory === true && !isPreview && <PriceHistory />}
      {words?.hours && <Hours hours={words.hours} />}
      {lat !== null && lng !== null && <Location lat={lat} lng={lng} />}
      {!isPreview && listing.listingType !== 'realtor' && <ReportButton />}
    </div>
  );
}

/** The sections that have something to show; the overview also says that words are missing. */
function sectionsOf({ listing, words }: ListingScope): readonly SectionName[] {
  const has: Readonly<Record<SectionName, boolean>> = {
    overview: words?.sections.some(({ isList }) => !isList) ?? true,
    description: listing.description.trim() !== '',
    features: words?.sections.some(({ isList }) => isList) ?? false,
    hours: words?.hours != null,
    location: listing.lat !== null && listing.lng !== null,
  };
  return sectionNames.filter((name) => has[name]);
}
