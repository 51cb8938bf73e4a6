import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { MapPlace } from './MapPlace.tsx';

/** The map with its search, its list and its card. */
export const BoardsMap = lazyParts(() => import('./map/BoardsMap.tsx')).component('BoardsMap', {
  Place: MapPlace,
  Missing: PartMissing,
});

/** What is asked between the choice and its checkout: its code comes with the press. */
export const CheckoutDialogs = lazyParts(() => import('./checkout/CheckoutDialogs.tsx')).component(
  'CheckoutDialogs',
  { Missing: PartMissing },
);
