/** How results show; side by side only where there is room. */
export type ResultsView = 'list' | 'split' | 'map';
