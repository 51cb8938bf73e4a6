import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { Unreached } from './Unreached.tsx';

const missing = { Missing: Unreached };

/** What is done with cards beside them, on our own site. */
export const CardDeeds = lazyParts(() => import('./manage/CardDeeds.tsx')).component('CardDeeds');
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
