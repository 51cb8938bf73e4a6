import { event } from '../../element/attributes/element-table.ts';

export const billingAddressEvents = {
  'bw-performed': event<null>('A whole billing address was saved.'),
};
