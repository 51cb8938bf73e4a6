import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';

const missing = { Missing: PartMissing };

const rare = lazyParts(() => import('./rare/rare.ts'));

/** In place of the way, or above it: nobody is signed in, or something is wrong with the cart. */
export const LazySignInToOrder = rare.component('SignInToOrder', missing);
export const LazyNothingToOrder = rare.component('NothingToOrder', missing);
export const LazyUnorderableCart = rare.component('UnorderableCart', missing);
export const LazyEarlierOrder = rare.component('EarlierOrder', missing);
export const LazyChangedTotals = rare.component('ChangedTotals', missing);

const choices = lazyParts(() => import('./steps/choices.ts'));

/** The steps before the review, for who has something to choose. */
export const LazyAddressStep = choices.component('AddressStep', missing);
export const LazyDeliveryStep = choices.component('DeliveryStep', missing);

/** All of an order on one page: it is at hand before the last step. */
export const reviewParts = lazyParts(() => import('./review/review.ts'));
export const LazyOrderReview = reviewParts.component('OrderReview', {
  ...missing,
  Place: () => <PlaceRows rows={6} />,
});

/** What became of an order: it is at hand before one is paid. */
export const placedParts = lazyParts(() => import('./placed-order.ts'));
export const LazyPlacedOrder = placedParts.component('PlacedOrder', missing);
