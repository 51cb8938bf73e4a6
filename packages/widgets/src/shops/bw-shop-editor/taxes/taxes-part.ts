export { ShopTaxes } from './ShopTaxes.tsx';
export { default as styles } from './taxes-part.ts?styles';
