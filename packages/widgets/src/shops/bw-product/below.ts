export { default as styles } from './below.ts?styles';
export { Delivery } from './delivery/Delivery.tsx';
export { OtherProducts } from './details/OtherProducts.tsx';
export { ProductTexts } from './details/ProductTexts.tsx';
