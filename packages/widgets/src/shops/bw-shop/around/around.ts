export { ShopStatus } from '../../shared/status/ShopStatus.tsx';
export { AboutShop } from './AboutShop.tsx';
export { default as styles } from './around.ts?styles';
export { MoreProducts } from './MoreProducts.tsx';
export { NoProducts } from './NoProducts.tsx';
export { ProductsFailure } from './ProductsFailure.tsx';
export { ShopOpenState } from './ShopOpenState.tsx';
export { ShopQuestion } from './ShopQuestion.tsx';
export { ShopTools } from './ShopTools.tsx';
