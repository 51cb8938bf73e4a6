export { QuoteStatus } from './QuoteStatus.tsx';
export { default as styles } from './quote.ts?styles';
