export { AboutShop } from './AboutShop.tsx';
export { default as styles } from './about.ts?styles';
export { ShopOpenState } from './ShopOpenState.tsx';
