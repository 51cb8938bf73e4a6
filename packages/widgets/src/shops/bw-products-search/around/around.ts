export { default as styles } from './around.ts?styles';
export { NoMatchingProducts } from './NoMatchingProducts.tsx';
export { ProductChips } from './ProductChips.tsx';
export { ProductsBar } from './ProductsBar.tsx';
export { ProductsPager } from './ProductsPager.tsx';
export { ProductsSearchFailure, StaleProductsBar } from './ProductsSearchFailure.tsx';
export { ProductsTools } from './ProductsTools.tsx';
export { SimilarProductsNote } from './SimilarProductsNote.tsx';
