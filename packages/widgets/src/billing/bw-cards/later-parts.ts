import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { Unreached } from './Unreached.tsx';

const missing = { Missing: Unreached };

/** On pages of others: it must be at hand before a press, as a window opens in that alone. */
export const popupParts = lazyParts(
  () => import('../../embeds/shared/confirmation/ask-confirmation.ts'),
);
/** In place of cards on a page that may not list them. */
export const WhoFirst = lazyParts(() => import('./popup/WhoFirst.tsx')).component(
  'WhoFirst',
  missing,
);
export const AskingStatus = lazyParts(() => import('./popup/AskingStatus.tsx')).component(
  'AskingStatus',
);
/** What is done with cards beside them. */
export const deedParts = lazyParts(() => import('./manage/CardDeeds.tsx'));
export const CardDropdown = lazyParts(() => import('./dropdown/CardDropdown.tsx')).component(
  'CardDropdown',
  missing,
);
export const DeleteCard = lazyParts(() => import('./manage/DeleteCard.tsx')).component(
  'DeleteCard',
  missing,
);
export const AddCardDialog = lazyParts(() => import('./manage/AddCardDialog.tsx')).component(
  'AddCardDialog',
  missing,
);
export const CardsStates = lazyParts(() => import('./states/CardsStates.tsx')).component(
  'CardsStates',
  missing,
);
