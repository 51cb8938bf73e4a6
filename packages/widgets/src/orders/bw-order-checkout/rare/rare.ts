export { NothingToOrder, UnorderableCart } from './CartWays.tsx';
export { ChangedTotals } from './ChangedTotals.tsx';
export { EarlierOrder } from './EarlierOrder.tsx';
export { default as styles } from './rare.ts?styles';
export { SignInToOrder } from './SignInToOrder.tsx';
