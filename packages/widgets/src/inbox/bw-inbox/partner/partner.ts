export { BlockedHere } from './BlockedHere.tsx';
export { NothingBegun } from './NothingBegun.tsx';
export { OnBoardwalk } from './OnBoardwalk.tsx';
export { PartnerInboxEntrance } from './PartnerInboxEntrance.tsx';
export { default as styles } from './partner.ts?styles';
