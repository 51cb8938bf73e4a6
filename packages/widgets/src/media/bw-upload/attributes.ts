import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-upload>`. */
export const uploadAttributes = defineAttributes({
  crop: {
    type: 'enum',
    values: ['portrait', 'logo', 'photo', 'image', 'homepageSlider', 'default'],
    default: 'default',
    description: 'What a picture is for, which decides about the shape of its frame.',
  },
  purpose: {
    type: 'enum',
    values: ['file', 'photo'],
    default: 'file',
    description: 'Whether any picture or video may be chosen, or a photo of a person.',
  },
});
