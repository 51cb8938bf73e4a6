import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { BarPlace } from './bar/BarPlace.tsx';
import { CardPlaces } from './cards/CardPlaces.tsx';
import { ChipsPlace, ToolsPlace } from './tools/ToolsPlaces.tsx';

/** What, where, price and the other filters. */
export const bar = lazyParts(() => import('./bar/bar.ts'));
/** How the results are narrowed, ordered and shown. */
export const tools = lazyParts(() => import('./tools/tools.ts'));
/** What stands around the cards, or in their place. */
export const around = lazyParts(() => import('./around/around.ts'));
/** What the cards say beyond their first view. */
export const cardDetails = lazyParts(() => import('./cards/card-details.ts'));

export const SearchBar = bar.component('SearchFilterBar', { Place: BarPlace });
export const FacetChips = tools.component('SubcategoryChips', { Place: ChipsPlace });
export const ResultsTools = tools.component('ResultsToolbar', { Place: ToolsPlace });
export const SearchFailure = around.component('SearchFailureState', { Place: CardPlaces });
export const NoResults = around.component('NoSearchResults');
export const StaleBar = around.component('StaleResultsBar');
export const InterpretationNote = around.component('LazyInterpretationNote');
export const SimilarNote = around.component('SimilarResultsNote');
export const UnknownTypeNote = around.component('UnknownSubcategoryNote');
export const ResultsPager = around.component('SearchResultsPager');
export const MapSection = around.component('SearchMapSection');
export const ViewSwitch = around.component('ResultsViewSwitch');
export const Foot = around.component('SearchFoot');

/** The files of all of them. */
export const laterFiles = [bar.file, tools.file, around.file, cardDetails.file] as const;
