/** How wide the large picture of a product shows. */
export const gallerySizes = '(min-width: 860px) 56vw, 100vw';
