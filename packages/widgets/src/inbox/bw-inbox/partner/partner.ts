export { BlockedHere } from './BlockedHere.tsx';
export { Entrance } from './Entrance.tsx';
export { NothingBegun } from './NothingBegun.tsx';
export { OnBoardwalk } from './OnBoardwalk.tsx';
