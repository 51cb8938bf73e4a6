/** How wide the first picture of a mosaic shows, and each of the others. */
export const largeSizes = '(min-width: 640px) 50vw, 100vw';
export const smallSizes = '(min-width: 640px) 25vw, 100vw';
