import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useRef } from 'react';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { SearchPartMissing } from '../SearchPartMissing.tsx';
import { useIsShown } from './use-is-shown.ts';
import './around.css';

interface MapSectionProps {
  readonly results: SearchResults | undefined;
  readonly marked: ListingId | undefined;
  readonly onMark: (id: ListingId | undefined) => void;
}

const map = lazyParts(() => import('../map/SearchMap.tsx'));
const SearchMap = map.component('SearchMap', { Missing: SearchPartMissing });

/** The map, loaded when there is room for it. */
export function SearchMapSection({ results, marked, onMark }: MapSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isShown = useIsShown(place);
  return (
    <div ref={place} className="search-map-place">
      <SearchMap isWanted={isShown} results={results} marked={marked} onMark={onMark} />
    </div>
  );
}
