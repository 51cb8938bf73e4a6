import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { ShopPartMissing } from './ShopPartMissing.tsx';

const failure = lazyParts(() => import('./ShopFailure.tsx'));

/** Why there is no shop or product to show; in one sentence where not even the words for it load. */
export const LazyShopFailure = failure.component('ShopFailure', { Missing: ShopPartMissing });
