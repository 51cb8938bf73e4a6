import { createReadOn } from '../../shared/product-search/create-read-on.ts';

export const onCount = createReadOn('.shop-products', '.shop-count');
