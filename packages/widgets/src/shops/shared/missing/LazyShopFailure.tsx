import { lazyParts, type MissingProps } from '../../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import type { ShopFailureProps } from './ShopFailure.tsx';

const failure = lazyParts(() => import('./ShopFailure.tsx'));

/** Why there is no shop or product to show; in one sentence where not even the words for it load. */
export const LazyShopFailure = failure.component('ShopFailure', { Missing: FailureMissing });

function FailureMissing({ onRetry }: Pick<ShopFailureProps & MissingProps, 'onRetry'>) {
  return <PartMissing onRetry={onRetry} />;
}
