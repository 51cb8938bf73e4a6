import { defineAttributes } from '../../element/attributes/attributes.ts';

export const invitationAttributes = defineAttributes({
  token: {
    type: 'string',
    default: '',
    description: 'The token of the mailed link.',
  },
});
