import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';

/** What stands below the choice of a variant: on a server it is part of the page. */
export const below = lazyParts(() => import('./below.ts'));
