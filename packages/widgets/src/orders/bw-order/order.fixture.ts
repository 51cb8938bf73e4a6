import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import {
  calls,
  card,
  orderId,
  orderIn,
  otherCard,
  rosa,
} from '../shared/testing/orders.fixture.ts';

/** An order, paid by default, on our own site unless another is that. */
export function openOrder(
  given: Answers = {},
  attributes: Readonly<Record<string, string>> = {},
  origin = location.origin,
) {
  return openWidget(
    'bw-order',
    { 'order-id': orderId, ...attributes },
    {
      'GET /user/': rosa,
      'GET /customer/cards': [card, otherCard],
      [calls.read]: orderIn('PAID'),
      ...given,
    },
    { siteOrigin: origin },
  );
}
