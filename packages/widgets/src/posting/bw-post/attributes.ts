import { formSteps } from '@boardwalk/sdk-core/listings/form/form-rows';
import { postingKinds } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-post>`; draft and step are its shareable state. */
export const postAttributes = defineAttributes({
  type: {
    type: 'enum',
    values: postingKinds,
    description: 'The kind of listing that is written; without one it is asked for.',
  },
  listing: {
    type: 'number',
    integer: true,
    minimum: 1,
    description: 'The number of the listing that is changed; a new one is written without.',
  },
  draft: {
    type: 'number',
    integer: true,
    minimum: 1,
    url: 'replace',
    description: 'The number of the draft that is gone on with.',
  },
  step: {
    type: 'enum',
    values: formSteps,
    url: 'push',
    description: 'The part of the form that shows; by default the first that may be shown.',
  },
  returnTo: {
    type: 'string',
    default: '',
    description:
      'The path on our own site that the user came from, to which they are led back once they have published.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 4,
    default: 2,
    description: 'The level of its heading in the outline of the page.',
  },
});
