export { SearchBar } from './SearchBar.tsx';
export { barStyles } from './styles.ts';
