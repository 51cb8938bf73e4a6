import { createReadOn } from '../../shared/product-search/create-read-on.ts';

export const onSentence = createReadOn('.products-search', '.products-sentence');
