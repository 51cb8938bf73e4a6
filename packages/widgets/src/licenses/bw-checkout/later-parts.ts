import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';

/** What asks before a payment is cancelled: its code comes with the press. */
export const EndLicenseDialog = lazyParts(
  () => import('../ending/LicenseEndingDialog.tsx'),
).component('LicenseEndingDialog', { Missing: PartMissing });
