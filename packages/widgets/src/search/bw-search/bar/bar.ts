export { default as styles } from './bar.ts?styles';
export { SearchFilterBar } from './SearchFilterBar.tsx';
