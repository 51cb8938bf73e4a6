export { ShopForm } from './ShopForm.tsx';
export { default as styles } from './shop-form-part.ts?styles';
