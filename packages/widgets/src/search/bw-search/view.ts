/** How results show; side by side only where there is room. */
export type View = 'list' | 'split' | 'map';
