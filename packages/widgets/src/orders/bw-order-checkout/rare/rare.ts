export { NothingToOrder, UnorderableCart } from './CartWays.tsx';
export { ChangedTotals } from './ChangedTotals.tsx';
export { default as styles } from './rare.ts?styles';
export { SignInToOrder } from './SignInToOrder.tsx';
