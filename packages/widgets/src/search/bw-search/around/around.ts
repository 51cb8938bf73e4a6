export { default as styles } from './around.ts?styles';
export { NoSearchResults } from './NoSearchResults.tsx';
export {
  LazyInterpretationNote,
  SimilarResultsNote,
  UnknownSubcategoryNote,
} from './ResultNotes.tsx';
export { ResultsViewSwitch } from './ResultsViewSwitch.tsx';
export {
  SearchFailureState,
  StaleResultsBar,
} from './SearchFailureState.tsx';
export { SearchFoot } from './SearchFoot.tsx';
export { SearchMapSection } from './SearchMapSection.tsx';
export { SearchResultsPager } from './SearchResultsPager.tsx';
