export { OwnShops } from './OwnShops.tsx';
export { default as styles } from './own-shops-part.ts?styles';
