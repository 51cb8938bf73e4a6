/**
 * The second chunk of a search: the bar, and what else stands around the cards. It is fetched once
 * the first cards can be used, so it has one entry.
 */
export { createWordWriter } from '@boardwalk/sdk-core/listings/card-words';
export { FacetChips } from './FacetChips.tsx';
export { favouriteOf } from './favourite-of.tsx';
export { KeepTrying } from './KeepTrying.tsx';
export { kindName } from './kind-name.ts';
export { MapSection } from './MapSection.tsx';
export { NoResults } from './NoResults.tsx';
export { ResultsPager } from './ResultsPager.tsx';
export { ResultsTools } from './ResultsTools.tsx';
export { SearchBar } from './SearchBar.tsx';
export { SearchFailure, StaleBar } from './SearchFailure.tsx';
export { SimilarNote } from './SimilarNote.tsx';
export { moreStyles } from './styles.ts';
export { ViewSwitch } from './ViewSwitch.tsx';
