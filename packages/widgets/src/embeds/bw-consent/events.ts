import { event } from '../../element/attributes/element-table.ts';

export const consentEvents = {
  'bw-consented': event<{ readonly origin: string }>('The page that asked has its session.'),
};
