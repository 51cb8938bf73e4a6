import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { ShopPartMissing } from '../../shops/shared/missing/ShopPartMissing.tsx';
import './cart-places.css';

/** What stands around the lines of a cart and their sums: it comes right after them. */
const beside = lazyParts(() => import('./beside/beside.ts'));
export const CartNotices = beside.component('CartNotices');
export const DeliveryChoiceField = beside.component('DeliveryChoiceField', {
  Place: DeliveryPlace,
  Missing: ShopPartMissing,
});
export const LineProblemNote = beside.component('LineProblemNote');
export const PlaceRow = beside.component('PlaceRow', { Place: RowPlace, Missing: ShopPartMissing });
export const SavedItems = beside.component('SavedItems', { Missing: ShopPartMissing });
export const ShopNote = beside.component('ShopNote', { Place: RowPlace });
export const ShopState = beside.component('ShopState', { Place: RowPlace });

const states = lazyParts(() => import('./states/states.ts'));
export const CartFailure = states.component('CartFailure', { Missing: ShopPartMissing });
export const EmptyCart = states.component('EmptyCart');
export const CartAllowed = states.component('CartAllowed', { Missing: ShopPartMissing });

const link = lazyParts(() => import('./link/LinkedItems.tsx'));
export const LinkedItems = link.component('LinkedItems', { Missing: ShopPartMissing });

const checkout = lazyParts(() => import('./checkout/CheckoutPlace.tsx'));
export const CheckoutPlace = checkout.component('CheckoutPlace', { Missing: ShopPartMissing });

function DeliveryPlace() {
  return <Skeleton className="delivery-place" />;
}

function RowPlace() {
  return <Skeleton className="row-place" />;
}
