import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListingId } from '../../vocabulary/ids.ts';
import { type CheckoutSituation, decideCheckout } from './checkout-decision.ts';

const [mine, other, foreign] = [1, 2, 3].map((number) => number as ListingId);
const ready: CheckoutSituation = {
  isSignedIn: true,
  listingId: mine,
  merchantListings: [1 as ListingId, 2 as ListingId],
  isStep: false,
};

test.each<[string, Partial<CheckoutSituation>, object]>([
  ['a visitor registers', { isSignedIn: false, merchantListings: [] }, { kind: 'register' }],
  [
    'with a listing it goes on to checkout',
    {},
    { kind: 'proceed', listingId: mine, to: 'checkout' },
  ],
  [
    'with a listing it goes on to the next step',
    { listingId: other, isStep: true },
    { kind: 'proceed', listingId: other, to: 'next-step' },
  ],
  [
    'whoever has no merchant listing posts one',
    { listingId: undefined, merchantListings: [] },
    { kind: 'post-listing' },
  ],
  [
    'the only one is taken',
    { listingId: undefined, merchantListings: [2 as ListingId] },
    { kind: 'take-only-listing', listingId: other },
  ],
  ['of several one is chosen', { listingId: undefined }, { kind: 'choose-listing' }],
  ['the listing of another is none', { listingId: foreign }, { kind: 'choose-listing' }],
  [
    'the listing of another is none, and the only own one is taken',
    { listingId: foreign, merchantListings: [1 as ListingId] },
    { kind: 'take-only-listing', listingId: mine },
  ],
])('%s', (_, situation, decision) => {
  expect(decideCheckout({ ...ready, ...situation })).toEqual(decision);
});

describe('whatever the situation', () => {
  const listing = fc.integer({ min: 1, max: 4 }).map((number) => number as ListingId);
  const situation: fc.Arbitrary<CheckoutSituation> = fc.record({
    isSignedIn: fc.boolean(),
    listingId: fc.option(listing, { nil: undefined }),
    merchantListings: fc.uniqueArray(listing, { maxLength: 3 }),
    isStep: fc.boolean(),
  });

  test('only whoever is signed in goes on, and with a listing of their own', () => {
    fc.assert(
      fc.property(situation, (found) => {
        const decision = decideCheckout(found);
        expect(decision.kind === 'register').toBe(!found.isSignedIn);
        if ('listingId' in decision) expect(found.merchantListings).toContain(decision.listingId);
      }),
    );
  });

  test('what a decision asks for leads on, once it is done', () => {
    fc.assert(
      fc.property(situation, listing, (found, first) => {
        let now = found;
        const asked: string[] = [];
        for (;;) {
          const decision = decideCheckout(now);
          asked.push(decision.kind);
          if (decision.kind === 'proceed') break;
          if (decision.kind === 'register') now = { ...now, isSignedIn: true };
          else if (decision.kind === 'post-listing') now = { ...now, merchantListings: [first] };
          else if (decision.kind === 'choose-listing') {
            now = { ...now, listingId: now.merchantListings[0] };
          } else now = { ...now, listingId: decision.listingId };
        }
        expect(asked.length).toBeLessThanOrEqual(4);
        expect(new Set(asked).size).toBe(asked.length);
      }),
    );
  });
});
