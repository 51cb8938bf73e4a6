export { default as styles } from './beside.ts?styles';
export { CartNotices } from './CartNotices.tsx';
export { CartShopState } from './CartShopState.tsx';
export { DeliveryChoiceField } from './DeliveryChoiceField.tsx';
export { DeliveryPlaceRow } from './DeliveryPlaceRow.tsx';
export { LineProblemNote } from './LineProblemNote.tsx';
export { SavedItems } from './SavedItems.tsx';
export { ShopNote } from './ShopNote.tsx';
