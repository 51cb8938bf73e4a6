import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';

/** On pages of others: it must be at hand before a press, as a window opens in that alone. */
export const addressPopupParts = lazyParts(
  () => import('../../embeds/shared/confirmation/request-user-confirmation.ts'),
);

/** What asks before a payment is cancelled: its code comes with the press. */
export const EndLicenseDialog = lazyParts(
  () => import('../ending/LicenseEndingDialog.tsx'),
).component('LicenseEndingDialog', { Missing: PartMissing });
