import { event } from '../../element/attributes/element-table.ts';

export const shopEditorEvents = {
  'bw-provider-opened': event<{ readonly url: string }>(
    'Somebody leaves for the provider’s pages at this address; cancelled, the page leads there.',
  ),
} as const;
