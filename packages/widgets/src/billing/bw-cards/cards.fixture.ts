import type { Card } from '@boardwalk/sdk-core/billing/cards/schemas';
import { configure } from '../../element/environment/settings.ts';
import { addWidget } from '../../kit/testing/add-widget.fixture.ts';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { startPage } from '../../kit/testing/new-page.fixture.ts';

/** The call that lists. */
export const list = 'GET /customer/cards';

export const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

/** A card of a person, good for years. */
export function savedCard(last4: string, facts: Partial<Card> = {}): Card {
  return {
    payment_id: `pm_${last4}`,
    brand: 'visa',
    last4,
    expiryMonth: 11,
    expiryYear: new Date().getUTCFullYear() + 3,
    defaultFor: [],
    ...facts,
  };
}

export const visa = savedCard('4242', { defaultFor: ['licences'] });
export const mastercard = savedCard('4444', { brand: 'mastercard' });
export const transfer = savedCard('6789', {
  brand: 'ElectronicTransfer',
  expiryMonth: null,
  expiryYear: null,
});

/** One that pays no longer. */
export const expired = savedCard('0005', { brand: 'amex', expiryMonth: 1, expiryYear: 2024 });

/** The widget on a page of our own site; `picked` are the payment ids that it told. */
export function openOwn(attributes: Readonly<Record<string, string>>, answers: Answers) {
  const api = startPage({ 'GET /user/': rosa, ...answers });
  configure({ siteOrigin: location.origin });
  return { api, ...addCards(attributes) };
}

/** The widget on a page of a partner. */
export function openPartner(attributes: Readonly<Record<string, string>>, answers: Answers) {
  const api = startPage({ 'GET /user/': rosa, ...answers });
  return { api, ...addCards(attributes) };
}

function addCards(attributes: Readonly<Record<string, string>>) {
  const element = addWidget('bw-cards', attributes);
  const toasts: string[] = [];
  const picked: (string | null)[] = [];
  element.addEventListener('bw-toast', (event) => {
    event.preventDefault();
    toasts.push((event as CustomEvent).detail.message);
  });
  element.addEventListener('bw-card-select', (event) => {
    picked.push((event as CustomEvent).detail.payment_id);
  });
  return { element, toasts, picked };
}
