export { default as styles } from './form-parts.ts?styles';
export { NewProductForm } from './NewProductForm.tsx';
export { ProductChange } from './ProductChange.tsx';
