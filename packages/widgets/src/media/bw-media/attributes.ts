import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-media>`. */
export const mediaAttributes = defineAttributes({
  kind: {
    type: 'enum',
    values: ['portrait', 'logo', 'photo', 'image', 'homepageSlider', 'default'],
    default: 'image',
    description: 'What the pictures are for, which decides about the shape they are cropped to.',
  },
  maximum: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 50,
    default: 50,
    description: 'How many pictures there may be.',
  },
  videos: {
    type: 'boolean',
    description: 'Takes videos among the pictures, too.',
  },
});
