import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import { providerReturnAttributes } from './attributes.ts';
import { providerReturnEvents } from './events.ts';
import { ProviderReturn } from './ProviderReturn.tsx';
import providerReturn from './provider-return.css?inline';
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
  styles: [kit, icon, button, skeleton, state, placeRows, providerReturn],
  render: (context: ReturnContext) => <ProviderReturn context={context} />,
});
