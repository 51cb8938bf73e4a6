import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { BoardsMapSkeleton } from './BoardsMapSkeleton.tsx';

/** The map with its search, its list and its card. */
export const BoardsMap = lazyParts(() => import('./map/BoardsMapView.tsx')).component(
  'BoardsMapView',
  {
    Place: BoardsMapSkeleton,
    Missing: PartMissing,
  },
);

/** The questions between the choice and its checkout: their code is loaded with the press. */
export const CheckoutDialogs = lazyParts(
  () => import('./checkout/BoardsCheckoutDialog.tsx'),
).component('BoardsCheckoutDialog', { Missing: PartMissing });
