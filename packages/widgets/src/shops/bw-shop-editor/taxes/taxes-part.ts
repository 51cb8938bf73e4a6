export { TaxesContent } from './TaxesContent.tsx';
export { default as styles } from './taxes-part.ts?styles';
