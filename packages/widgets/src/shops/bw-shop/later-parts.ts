import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';

/** What a shop says of itself below its products, and its hours: on a server they are part of the page. */
export const about = lazyParts(() => import('./about/about.ts'));
