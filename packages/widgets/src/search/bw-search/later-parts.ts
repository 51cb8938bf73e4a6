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
export const words = lazyParts(() => import('./cards/words.ts'));

export const SearchBar = bar.component('SearchBar', { Place: BarPlace });
export const FacetChips = tools.component('FacetChips', { Place: ChipsPlace });
export const ResultsTools = tools.component('ResultsTools', { Place: ToolsPlace });
export const SearchFailure = around.component('SearchFailure', { Place: CardPlaces });
export const NoResults = around.component('NoResults');
export const StaleBar = around.component('StaleBar');
export const InterpretationNote = around.component('InterpretationNote');
export const SimilarNote = around.component('SimilarNote');
export const UnknownTypeNote = around.component('UnknownTypeNote');
export const ResultsPager = around.component('ResultsPager');
export const MapSection = around.component('MapSection');
export const ViewSwitch = around.component('ViewSwitch');
export const KeepTrying = around.component('KeepTrying');

/** The files of all of them. */
export const laterFiles = [bar.file, tools.file, around.file, words.file] as const;

/** Brings all of them, for a page that a server has rendered. */
export function loadLaterParts(): Promise<unknown> {
  return Promise.all(laterFiles.map((file) => file.load()));
}

/** The styles of those at hand. */
export function laterStyles(): readonly string[] {
  const styles = [
    bar.atHand()?.barStyles,
    tools.atHand()?.toolsStyles,
    around.atHand()?.aroundStyles,
  ];
  return styles.filter((css) => css !== undefined);
}
