export { ShopQuotes } from './ShopQuotes.tsx';
export { default as styles } from './quotes.ts?styles';
