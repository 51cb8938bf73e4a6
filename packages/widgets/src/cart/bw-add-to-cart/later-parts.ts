import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';

const select = lazyParts(() => import('./VariantSelect.tsx'));

/** Of a product in several variants, where the page doesn’t say which. */
export const VariantSelect = select.component('VariantSelect');
