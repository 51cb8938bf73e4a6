/** How wide the picture of the home page shows. */
export const heroPictureSizes = '(min-width: 1440px) 1440px, 100vw';
