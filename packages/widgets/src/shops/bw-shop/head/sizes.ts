/** How wide the cover of a shop shows. */
export const coverSizes = '100vw';
