export { CartAllowed } from './CartAllowed.tsx';
export { CartFailure } from './CartFailure.tsx';
export { EmptyCart } from './EmptyCart.tsx';
export { default as styles } from './states.ts?styles';
