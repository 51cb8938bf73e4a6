import { defineAttributes } from '../../element/attributes/attributes.ts';

export const billingAddressAttributes = defineAttributes({
  confirmation: {
    type: 'string',
    default: '',
    description: 'What a partner’s page has asked for, by its id; empty on our own site.',
  },
});
