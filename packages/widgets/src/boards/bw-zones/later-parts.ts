import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { MapPlace } from './MapPlace.tsx';

/** The map with its list and its card. */
export const ZoneMap = lazyParts(() => import('./map/ZoneBoardsMap.tsx')).component(
  'ZoneBoardsMap',
  {
    Place: MapPlace,
    Missing: PartMissing,
  },
);
