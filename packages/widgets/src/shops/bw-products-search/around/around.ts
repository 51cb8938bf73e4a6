export { default as styles } from './around.ts?styles';
export { NoProductsFound } from './NoProductsFound.tsx';
export { ProductChips } from './ProductChips.tsx';
export { ProductsBar } from './ProductsBar.tsx';
export { ProductsPager } from './ProductsPager.tsx';
export { ProductsSearchFailure, StaleProductsBar } from './ProductsSearchFailure.tsx';
export { ProductsTools } from './ProductsTools.tsx';
export { SimilarProductsNote } from './SimilarProductsNote.tsx';
