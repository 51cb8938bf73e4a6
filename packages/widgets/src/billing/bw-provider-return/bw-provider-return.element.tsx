import { defineElement } from '../../element/attributes/element-table.ts';
import { providerReturnAttributes } from './attributes.ts';
import { providerReturnEvents } from './events.ts';
import { ProviderReturn } from './ProviderReturn.tsx';
import styles from './ProviderReturn.tsx?styles';
import type { ReturnContext } from './return-context.ts';

export default defineElement({
  tag: 'bw-provider-return',
  summary:
    'Leads a user who comes back from the payment provider on to the page that they were headed for.',
  attributes: providerReturnAttributes,
  events: providerReturnEvents,
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [[0, 320]],
  styles,
  render: (context: ReturnContext) => <ProviderReturn context={context} />,
});
