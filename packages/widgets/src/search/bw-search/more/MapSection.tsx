import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useRef } from 'react';
import { useRetried } from '../../../kit/lazy/use-retried.ts';
import { PartMissing } from './PartMissing.tsx';
import { useIsShown } from './use-is-shown.ts';

interface MapSectionProps {
  readonly results: SearchResults | undefined;
  readonly marked: ListingId | undefined;
  readonly onMark: (id: ListingId | undefined) => void;
}

const loadMap = () => import('../map/SearchMap.tsx');

/** The map, loaded when there is room for it. */
export function MapSection({ results, marked, onMark }: MapSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isShown = useIsShown(place);
  const { part, hasFailed, retry } = useRetried(loadMap, isShown);
  return (
    <div ref={place} className="search-map-place">
      {part && <part.SearchMap results={results} marked={marked} onMark={onMark} />}
      {hasFailed && <PartMissing onRetry={retry} />}
    </div>
  );
}
