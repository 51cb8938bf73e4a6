import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';

/** The call that lists. */
export const list = 'GET /customer/cards';

export const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

/** A card of a person, good for years. */
export function savedCard(last4: string, facts: Partial<SavedCard> = {}): SavedCard {
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

/** Opens the widget on a page of our own site; `picked` are the payment ids that it reported. */
export function openOwn(attributes: Readonly<Record<string, string>>, answers: Answers) {
  return openCards(attributes, answers, { siteOrigin: location.origin });
}

/** The widget on a page of a partner. */
export function openPartner(attributes: Readonly<Record<string, string>>, answers: Answers) {
  return openCards(attributes, answers, {});
}

function openCards(
  attributes: Readonly<Record<string, string>>,
  answers: Answers,
  settings: { readonly siteOrigin?: string },
) {
  const opened = openWidget('bw-cards', attributes, { 'GET /user/': rosa, ...answers }, settings);
  const picked: (string | null)[] = [];
  opened.element.addEventListener('bw-card-select', (event) => {
    picked.push((event as CustomEvent).detail.payment_id);
  });
  return { ...opened, picked };
}
