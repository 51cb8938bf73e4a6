import { expect, test } from 'vitest';
import { listingKinds } from '../../listings/kinds.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { contactKindOf, contactKinds, hasEnded } from './contact-kinds.ts';
import { contactLabels } from './contact-labels.ts';
import { contactOpenings } from './contact-messages.ts';
import { refusalOf } from './contact-refusals.ts';
import { mayWrite } from './may-write.ts';

const monthly = { amount: 200_000, currency: 'CAD', period: 'MONTHLY' } as const;
const once = { ...monthly, period: 'ONCE' } as const;

test.each([
  ['property', 'RESIDENTIAL', once, 'sale'],
  ['property', 'RESIDENTIAL', null, 'sale'],
  ['property', 'RESIDENTIAL', monthly, 'rental'],
  ['item', 'FOR_SALE', once, 'item'],
  ['classified', 'HELP_WANTED', monthly, 'position'],
  ['classified', 'CAPITAL_NEEDED', null, 'capital'],
  ['classified', 'BUSINESS_OPPORTUNITY', once, 'item'],
  ['merchant', 'ROOFING', null, 'service'],
  ['city_service', 'LIBRARY', null, 'service'],
  ['event', 'CONCERT', once, 'event'],
  ['realtor', 'BROKER', null, 'realtor'],
] as const)(
  'whoever writes about a %s (%s, %o) asks as of a %s',
  (listingType, subcategory, price, kind) => {
    expect(contactKindOf({ listingType, subcategory, price })).toBe(kind);
  },
);

test('every kind of listing has a label and a beginning of its own', () => {
  const kinds = listingKinds.map((listingType) =>
    contactKindOf({ listingType, subcategory: '', price: null }),
  );
  expect(kinds).toHaveLength(7);
  for (const kind of [...kinds, ...contactKinds]) {
    expect(contactLabels[kind]).toMatch(/^Message the /);
    expect(contactOpenings[kind]).toMatch(/^Hello, /);
  }
});

test('what is closed or expired has ended, what is pending has not', () => {
  expect(hasEnded({ status: 'Closed' })).toBe(true);
  expect(hasEnded({ status: 'Expired' })).toBe(true);
  expect(hasEnded({ status: 'Pending' })).toBe(false);
});

test.each([
  ['not-found', undefined, 'nobody', true],
  ['not-processable', undefined, 'nobody', true],
  ['held-back', undefined, 'heldBack', false],
  ['gone', undefined, 'gone', true],
  ['conflict', undefined, 'blocked', true],
  ['too-many-threads', 3_600, 'tooManyThreads', false],
  ['too-many-threads', 20, 'tooManyThreads', false],
  ['too-many-requests', 3_600, 'tooFast', false],
  ['too-many-requests', undefined, 'tooFast', false],
  ['network', undefined, 'unreached', false],
  ['interrupted', 2, 'unreached', false],
] as const)('a refusal (%s, %s) is worded as %s', (code, retryAfter, reason, isFinal) => {
  expect(refusalOf(new Problem(code, '', { retryAfter }))).toEqual({ reason, isFinal });
});

test('what the form knows nothing of is left to its code', () => {
  expect(refusalOf(new Problem('other-user', ''))).toBeUndefined();
  expect(refusalOf(new Problem('unauthorized', ''))).toBeUndefined();
});

test('a partner’s page writes for whoever has let it, our own for whoever is signed in', () => {
  const rosa = { id: 3 as never, firstName: 'Rosa', profilePicture: null, actor: null };
  expect(mayWrite(undefined)).toBe(false);
  expect(mayWrite(null)).toBe(false);
  expect(mayWrite(rosa)).toBe(true);
  expect(mayWrite({ ...rosa, scopes: ['profile:basic', 'boards'] })).toBe(false);
  expect(mayWrite({ ...rosa, scopes: ['profile:basic', 'inbox'] })).toBe(true);
});
