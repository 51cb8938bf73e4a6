export { ResultsToolbar } from './ResultsToolbar.tsx';
export { SubcategoryChips } from './SubcategoryChips.tsx';
export { toolsStyles } from './styles.ts';
