import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { cardBrands, cardPurposes } from './card-rules.ts';

/** A number that the provider gives, such as `pm_1N…`. */
/** A number of the payment provider's. */
export const providerId = z.string().check(z.regex(/^[A-Za-z0-9_]{1,255}$/, 'expected an id'));

/** A saved card as its owner sees it; a transfer from an account has no date. */
export const card = z.strictObject({
  /** The provider's number of the payment method. */
  payment_id: providerId,
  brand: z.enum(cardBrands),
  last4: z.string().check(z.regex(/^\d{4}$/, 'expected four digits')),
  expiryMonth: z.nullable(z.int().check(z.gte(1), z.lte(12))),
  expiryYear: z.nullable(z.int().check(z.gte(2000), z.lte(2099))),
  /** For what it is chosen unless another is. */
  defaultFor: z.array(z.enum(cardPurposes)),
});
export type SavedCard = z.output<typeof card>;

const cards = z.array(card);
/** What a partner's page requested when its window does this; absent on our own pages. */
const askedBy = z.strictObject({ confirmation: z.optional(z.uuid()) });
const byCard = z.strictObject({ paymentMethodId: providerId });

export const listCards = {
  summary: 'The saved cards of the signed-in user, the newest first.',
  audience: ['embed:boards', 'embed:cart'],
  rule: 'members',
  tellsHidden: 'own',
  response: cards,
} satisfies ServerHalf;

export const startCardSetup = {
  summary:
    'Begins to save a card, in a partner’s window for what it was opened for: the secret lets a browser hand the card to the provider.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict', 'origin-not-allowed', 'unavailable'],
  // Users who try stolen numbers begin often.
  callsPerMinute: 10,
  query: askedBy,
  response: z.strictObject({
    client_secret: z.string().check(z.minLength(1), z.maxLength(255)),
    intent_id: providerId,
  }),
} satisfies ServerHalf;

export const finishCardSetup = {
  summary:
    'Reads at the provider what became of a card that was handed over, and returns all cards; a brand that is not accepted is refused (422). This also confirms, once, what the setup was begun for.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: [
    'payment-required',
    'forbidden',
    'not-found',
    'conflict',
    'not-processable',
    'origin-not-allowed',
    'unavailable',
  ],
  callsPerMinute: 60,
  params: z.strictObject({ intentId: providerId }),
  response: cards,
} satisfies ServerHalf;

export const deleteCard = {
  summary:
    'Forgets a saved card, here and at the provider, unless something runs on it (409); in a partner’s window it confirms what that was opened for, once.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict', 'origin-not-allowed', 'unavailable'],
  callsPerMinute: 60,
  params: byCard,
  query: askedBy,
  response: z.null(),
} satisfies ServerHalf;

export const chooseDefaultCard = {
  summary: 'Makes a saved card the one that is chosen for a purpose unless another is.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['not-found'],
  params: byCard,
  body: z.strictObject({ purpose: z.enum(cardPurposes), isDefault: z.boolean() }),
  response: cards,
} satisfies ServerHalf;

export const readPaymentScript = {
  summary: 'Where a page loads the provider’s script from, and the key that it shows the provider.',
  audience: 'public',
  rule: 'anyone',
  problems: ['unavailable'],
  freshFor: 60,
  response: z.strictObject({
    url: z.url(),
    publishableKey: z.string().check(z.minLength(1), z.maxLength(255)),
  }),
} satisfies ServerHalf;
export type PaymentScript = z.output<(typeof readPaymentScript)['response']>;
export type CardSetup = z.output<(typeof startCardSetup)['response']>;
