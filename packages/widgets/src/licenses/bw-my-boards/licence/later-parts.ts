import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';

/** What asks before a place is given up: its code comes with the press. */
export const ConfirmDialog = lazyParts(
  () => import('../../../parts/confirm/ConfirmDialog.tsx'),
).component('ConfirmDialog', { Missing: PartMissing });

/** The choice of one more board: its code comes with the press. */
export const AddBoardDialog = lazyParts(() => import('./AddBoardDialog.tsx')).component(
  'AddBoardDialog',
  { Missing: PartMissing },
);

/** Another board for a place: its code comes with the press. */
export const MoveBoardDialog = lazyParts(() => import('./MoveBoardDialog.tsx')).component(
  'MoveBoardDialog',
  { Missing: PartMissing },
);

/** What asks before a licence ends: its code comes with the press. */
export const EndLicenseDialog = lazyParts(
  () => import('../../ending/EndLicenseDialog.tsx'),
).component('EndLicenseDialog', { Missing: PartMissing });

/** What can be done with a place: its code comes once the boards show. */
export const BoardMenu = lazyParts(() => import('./BoardMenu.tsx')).component('BoardMenu', {
  Missing: PartMissing,
});

/** Who shows on a board: its code comes with the press. */
export const WhoIsHere = lazyParts(() => import('./WhoIsHere.tsx')).component('WhoIsHere', {
  Missing: PartMissing,
});
