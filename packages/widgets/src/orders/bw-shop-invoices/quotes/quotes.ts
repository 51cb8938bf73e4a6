export { default as styles } from './quotes.ts?styles';
export { ShopQuotes } from './ShopQuotes.tsx';
