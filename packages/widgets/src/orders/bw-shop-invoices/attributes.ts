import { fulfilmentStates } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import { defineAttributes } from '../../element/attributes/attributes.ts';

export const shopInvoicesAttributes = defineAttributes({
  shop: {
    type: 'string',
    required: true,
    pattern: shopIdPattern,
    accepts: 'the address of a shop',
    description: 'The shop whose invoices it lists.',
  },
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '2',
    description: 'The level of its heading, as the page around it has others.',
  },
  fulfilment: {
    type: 'enum',
    values: ['all', ...fulfilmentStates],
    default: 'all',
    url: 'push',
    description: 'Which invoices show, by what became of them.',
  },
  page: {
    type: 'number',
    minimum: 1,
    integer: true,
    default: 1,
    url: 'push',
    description: 'Which page of invoices shows, from 1.',
  },
});
