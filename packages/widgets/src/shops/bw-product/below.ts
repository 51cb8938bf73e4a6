export { default as styles } from './below.ts?styles';
export { DeliverySection } from './delivery/DeliverySection.tsx';
export { OtherProducts } from './details/OtherProducts.tsx';
export { ProductTexts } from './details/ProductTexts.tsx';
