export { FacetChips } from './FacetChips.tsx';
export { ResultsTools } from './ResultsTools.tsx';
export { toolsStyles } from './styles.ts';
