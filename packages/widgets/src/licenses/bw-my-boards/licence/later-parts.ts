import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';

/** What asks before a place is given up: its code comes with the press. */
export const LazyGiveUpConfirmDialog = lazyParts(
  () => import('../../../parts/confirm/ConfirmDialog.tsx'),
).component('ConfirmDialog', { Missing: PartMissing });

/** The choice of one more board: its code comes with the press. */
export const AddBoardDialog = lazyParts(() => import('./AddLicenseBoardDialog.tsx')).component(
  'AddLicenseBoardDialog',
  { Missing: PartMissing },
);

/** Another board for a place: its code comes with the press. */
export const MoveBoardDialog = lazyParts(() => import('./MoveLicenseBoardDialog.tsx')).component(
  'MoveLicenseBoardDialog',
  { Missing: PartMissing },
);

/** What asks before a licence ends: its code comes with the press. */
export const LazyEndLicenseDialog = lazyParts(
  () => import('../../ending/LicenseEndingDialog.tsx'),
).component('LicenseEndingDialog', { Missing: PartMissing });

/** What can be done with a place: its code comes once the boards show. */
export const LazyBoardMenu = lazyParts(() => import('./BoardMenu.tsx')).component('BoardMenu', {
  Missing: PartMissing,
});

/** Who shows on a board: its code comes with the press. */
export const LazyWhoIsHere = lazyParts(() => import('./WhoIsHere.tsx')).component('WhoIsHere', {
  Missing: PartMissing,
});
