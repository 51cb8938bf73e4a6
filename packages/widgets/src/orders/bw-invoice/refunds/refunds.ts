export { InvoiceRefunds } from './InvoiceRefunds.tsx';
export { default as styles } from './refunds.ts?styles';
