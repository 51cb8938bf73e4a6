export { FavouriteNews } from './favourites/FavouriteNews.tsx';
export { OldNote } from './list/OldNote.tsx';
export { RuleActions } from './list/RuleActions.tsx';
