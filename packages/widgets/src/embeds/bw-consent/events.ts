import { event } from '../../element/element-table.ts';

export const consentEvents = {
  'bw-consented': event<{ readonly origin: string }>('The page that asked has its session.'),
};
