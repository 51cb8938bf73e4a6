import { defineElement } from '../../element/attributes/element-table.ts';
import { providerReturnAttributes } from './attributes.ts';
import { providerReturnEvents } from './events.ts';
import { ProviderReturn } from './ProviderReturn.tsx';
import styles from './ProviderReturn.tsx?styles';
import type { ReturnContext } from './return-context.ts';

export default defineElement({
  tag: 'bw-provider-return',
  summary: 'Takes whoever comes back from the payment provider to where they were headed.',
  attributes: providerReturnAttributes,
  events: providerReturnEvents,
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [[0, 320]],
  styles,
  render: (context: ReturnContext) => <ProviderReturn context={context} />,
});
