import { defineAttributes } from '../../element/attributes/attributes.ts';

export const profileAttributes = defineAttributes({
  returnTo: {
    type: 'string',
    default: '',
    description:
      'The path on our own site that somebody came from, to which a complete profile leads back.',
  },
});
