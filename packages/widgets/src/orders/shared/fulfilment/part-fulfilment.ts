export { PartFulfilment } from './PartFulfilment.tsx';
export { default as styles } from './part-fulfilment.ts?styles';
