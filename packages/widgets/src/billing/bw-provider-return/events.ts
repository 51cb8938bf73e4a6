import { event } from '../../element/attributes/element-table.ts';

export const providerReturnEvents = {
  'bw-provider-returned': event<{ readonly href: string }>(
    'Somebody goes on at this address; cancelled, the page leads there.',
  ),
} as const;
