export { ShopStatus } from '../../shared/status/ShopStatus.tsx';
export { AboutShop } from './AboutShop.tsx';
export { AskShop } from './AskShop.tsx';
export { default as styles } from './around.ts?styles';
export { MoreProducts } from './MoreProducts.tsx';
export { NoProducts } from './NoProducts.tsx';
export { ProductsFailure } from './ProductsFailure.tsx';
export { ShopOpenState } from './ShopOpenState.tsx';
export { ShopTools } from './ShopTools.tsx';
