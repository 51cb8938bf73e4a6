import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-language-offer>`. */
export const languageOfferAttributes = defineAttributes({
  alternate: {
    type: 'string',
    default: '',
    description: 'The path of the page in the other language of the site.',
  },
});
