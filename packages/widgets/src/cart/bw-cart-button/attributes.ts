import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-cart-button>`. */
export const cartButtonAttributes = defineAttributes({
  label: {
    type: 'boolean',
    description: 'Whether its name shows beside the icon.',
  },
});
