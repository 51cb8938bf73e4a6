export { default as styles } from './beside.ts?styles';
export { CartNotices } from './CartNotices.tsx';
export { DeliveryChoiceField } from './DeliveryChoiceField.tsx';
export { LineProblemNote } from './LineProblemNote.tsx';
export { PlaceRow } from './PlaceRow.tsx';
export { SavedItems } from './SavedItems.tsx';
export { ShopNote } from './ShopNote.tsx';
export { ShopState } from './ShopState.tsx';
