import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';

/** The way in on our own site. */
export const signInDialog = lazyParts(() => import('./SignInDialog.tsx'));

/** The way in on an embedding page. */
export const signInPopover = lazyParts(() => import('./SignInPopover.tsx'));
