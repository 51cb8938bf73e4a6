import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';

const parts = lazyParts(() => import('./partner.ts'));

/** What stands on partners' pages alone, and no page of our own site loads. */
export const PartnerEntrance = parts.component('PartnerInboxEntrance', { Missing: PartMissing });
export const LazyNothingBegun = parts.component('NothingBegun', { Missing: PartMissing });
export const LazyBlockedHere = parts.component('BlockedHere', { Missing: PartMissing });
export const LazyOnBoardwalk = parts.component('OnBoardwalk');
