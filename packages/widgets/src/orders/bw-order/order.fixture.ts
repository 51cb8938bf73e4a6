import { expect } from 'vitest';
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

/** Picks a card, as a press in `<bw-cards>` reports it. */
export async function pickCard(element: HTMLElement, id: string): Promise<void> {
  await expect
    .poll(() => element.shadowRoot?.querySelector('bw-cards')?.localName)
    .toBe('bw-cards');
  element.shadowRoot?.querySelector('bw-cards')?.dispatchEvent(
    new CustomEvent('bw-card-select', {
      ...{ bubbles: true, composed: true, cancelable: true },
      detail: { payment_id: id },
    }),
  );
}
