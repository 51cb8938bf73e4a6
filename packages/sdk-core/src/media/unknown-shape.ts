/** Of a picture whose facts are not at hand: the frame of a card, and nothing to show before it. */
export const unknownShape = { width: 1280, height: 960, thumbhash: '' };
