export { SearchFilterBar } from './SearchFilterBar.tsx';
export { barStyles } from './styles.ts';
