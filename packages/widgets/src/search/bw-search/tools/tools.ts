export { ResultsToolbar } from './ResultsToolbar.tsx';
export { SubcategoryChips } from './SubcategoryChips.tsx';
export { default as styles } from './tools.ts?styles';
