import { defineElement } from '../../element/attributes/element-table.ts';
import { shippingRatesAttributes } from './attributes.ts';
import { ShippingRates } from './ShippingRates.tsx';
import styles from './ShippingRates.tsx?styles';
import type { ShippingRatesContext } from './shipping-rates-context.ts';

export default defineElement({
  tag: 'bw-shipping-rates',
  summary: 'What a shop takes for sending, and where to, for its people to change.',
  attributes: shippingRatesAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The rates.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: ShippingRatesContext) => <ShippingRates context={context} />,
});
