import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';

/** On pages of others: it must be at hand before a press, as a window opens in that alone. */
export const confirmationParts = lazyParts(
  () => import('../../../embeds/shared/confirmation/request-user-confirmation.ts'),
);
