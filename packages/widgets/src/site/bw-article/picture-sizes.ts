/** How wide the picture of an article shows. */
export const articlePictureSizes = '(min-width: 1060px) 1020px, 94vw';
