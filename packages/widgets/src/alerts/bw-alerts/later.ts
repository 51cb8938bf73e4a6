export { FavouriteNews } from './favourites/FavouriteNews.tsx';
export { DeletedRow } from './list/DeletedRow.tsx';
export { OldNote } from './list/OldNote.tsx';
export { RuleActions } from './list/RuleActions.tsx';
