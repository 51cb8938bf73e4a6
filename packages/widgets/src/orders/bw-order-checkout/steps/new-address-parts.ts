import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';

/** The fields of an address, for who types one. */
export const LazyNewAddress = lazyParts(() => import('./NewAddress.tsx')).component('NewAddress', {
  Missing: PartMissing,
});
