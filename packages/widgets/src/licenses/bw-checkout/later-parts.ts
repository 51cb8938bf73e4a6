import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';

/** On pages of others: it must be at hand before a press, as a window opens in that alone. */
export const popupParts = lazyParts(() => import('../../parts/confirmation/ask-confirmation.ts'));
