export { default as styles } from './fulfilment.ts?styles';
export { InvoiceFulfilment } from './InvoiceFulfilment.tsx';
