export { FavouriteNewsSettings } from './favourites/FavouriteNewsSettings.tsx';
export { default as styles } from './later.ts?styles';
export { DeletedAlertRow } from './list/DeletedAlertRow.tsx';
export { RuleActionButtons } from './list/RuleActionButtons.tsx';
export { StaleAlertsNote } from './list/StaleAlertsNote.tsx';
