export { default as styles } from './fulfilment.ts?styles';
export { ShopFulfilment } from './ShopFulfilment.tsx';
