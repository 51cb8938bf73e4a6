import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';

const missing = { Missing: PartMissing };

const rare = lazyParts(() => import('./rare/rare.ts'));

/** In place of the way, or above it: nobody is signed in, or something is wrong with the cart. */
export const SignInToOrder = rare.component('SignInToOrder', missing);
export const EmptyCart = rare.component('EmptyCart', missing);
export const FaultyCart = rare.component('FaultyCart', missing);

const choices = lazyParts(() => import('./steps/choices.ts'));

/** The steps before the review, for who has something to choose. */
export const AddressStep = choices.component('AddressStep', missing);
export const DeliveryStep = choices.component('DeliveryStep', missing);

/** The fields of an address, for who types one. */
export const NewAddress = lazyParts(() => import('./steps/NewAddress.tsx')).component(
  'NewAddress',
  missing,
);

/** What became of an order: it is at hand before one is paid. */
export const placedParts = lazyParts(() => import('./placed-order.ts'));
export const PlacedOrder = placedParts.component('PlacedOrder', missing);
