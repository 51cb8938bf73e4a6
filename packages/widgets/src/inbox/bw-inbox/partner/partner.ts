export { BlockedHere } from './BlockedHere.tsx';
export { NothingBegun } from './NothingBegun.tsx';
export { OnBoardwalk } from './OnBoardwalk.tsx';
export { PartnerInboxEntrance } from './PartnerInboxEntrance.tsx';
