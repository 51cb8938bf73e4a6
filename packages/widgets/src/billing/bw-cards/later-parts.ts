import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { Unreached } from './Unreached.tsx';

const missing = { Missing: Unreached };

/** On pages of others: it must be at hand before a press, as a window opens in that alone. */
export const popupParts = lazyParts(
  () => import('../../embeds/shared/confirmation/request-user-confirmation.ts'),
);
/** In place of cards on a page that may not list them. */
export const WhoFirst = lazyParts(() => import('./popup/CardSignInPrompt.tsx')).component(
  'CardSignInPrompt',
  missing,
);
export const CardConfirmationStatus = lazyParts(
  () => import('./popup/PopupConfirmationStatus.tsx'),
).component('PopupConfirmationStatus');
/** What is done with cards beside them. */
export const cardActionParts = lazyParts(() => import('./manage/CardActions.tsx'));
export const CardDropdown = lazyParts(() => import('./dropdown/CardCombobox.tsx')).component(
  'CardCombobox',
  missing,
);
export const DeleteCard = lazyParts(() => import('./manage/DeleteCardDialog.tsx')).component(
  'DeleteCardDialog',
  missing,
);
export const AddCardDialog = lazyParts(() => import('./manage/NewCardDialog.tsx')).component(
  'NewCardDialog',
  missing,
);
export const CardsStates = lazyParts(() => import('./states/CardListStates.tsx')).component(
  'CardListStates',
  missing,
);
