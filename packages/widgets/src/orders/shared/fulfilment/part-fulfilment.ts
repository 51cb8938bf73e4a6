export { OrderedPartState } from './OrderedPartState.tsx';
export { default as styles } from './part-fulfilment.ts?styles';
