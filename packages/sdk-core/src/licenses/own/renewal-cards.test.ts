import { expect, test } from 'vitest';
import type { Card } from '../../billing/cards/schemas.ts';
import { offeredCard, renewalCards } from './renewal-cards.ts';

const now = Date.UTC(2026, 10, 27);

function card(payment_id: string, facts: Partial<Card> = {}): Card {
  return {
    ...{ payment_id, brand: 'visa', last4: '4242', expiryMonth: 3, expiryYear: 2029 },
    ...{ defaultFor: [], ...facts },
  };
}

test('a card that has expired is none to renew with; a transfer never expires', () => {
  const old = card('pm_old', { expiryMonth: 10, expiryYear: 2026 });
  const last = card('pm_last', { expiryMonth: 11, expiryYear: 2026 });
  const transfer = card('pm_transfer', { expiryMonth: null, expiryYear: null });
  expect(renewalCards([old, last, transfer], now)).toEqual([last, transfer]);
});

test('the licence’s own is offered, then the default for licences, then the first', () => {
  const cards = [
    card('pm_new'),
    card('pm_usual', { defaultFor: ['licences'] }),
    card('pm_own', { defaultFor: ['purchases'] }),
  ];
  expect(offeredCard(cards, 'pm_own')?.payment_id).toBe('pm_own');
  expect(offeredCard(cards, 'pm_gone')?.payment_id).toBe('pm_usual');
  expect(offeredCard(cards.slice(0, 1), null)?.payment_id).toBe('pm_new');
  expect(offeredCard([], null)).toBeUndefined();
});
