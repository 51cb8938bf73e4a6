import { defineAttributes } from './attributes.ts';

/** What the script tag reads on a widget's tag. */
export const loaderAttributes = defineAttributes({
  eager: {
    type: 'boolean',
    description: 'Loads the widget at once rather than when it nears the viewport.',
  },
});
