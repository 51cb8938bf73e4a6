import fc from 'fast-check';

/** Where parcels of drawn orders go; who collects which tax differs by it. */
export const drawnPlaces = ['ON', 'QC', 'BC', 'NY', 'NSW'] as const;

/** Cards of drawn orders: one that pays, one that is declined, one whose bank asks its owner. */
export const drawnCards = ['paying', 'declined', 'asking'] as const;

/** What shops refund of their invoices. */
export const refundedParts = ['line', 'shipping', 'amount', 'rest'] as const;

export interface DrawnOrder {
  readonly kind: 'order';
  /** Positions of what is offered, with their quantities. */
  readonly items: readonly { readonly at: number; readonly quantity: number }[];
  readonly place: (typeof drawnPlaces)[number];
  readonly card: (typeof drawnCards)[number];
  /** Of how many charges the provider’s answer is lost. */
  readonly unanswered: number;
}

/** What befalls an order: by its position among those of the sequence, the latest first. */
export type DrawnEvent = { readonly of: number } & (
  | { readonly kind: 'bank'; readonly outcome: 'complete' | 'fail' }
  | { readonly kind: 'retry'; readonly card: DrawnOrder['card'] }
  | { readonly kind: 'refund'; readonly by: 'us' | 'seller'; readonly payment: number }
  | {
      readonly kind: 'part';
      readonly what: (typeof refundedParts)[number];
      /** Which of its shops refunds, and how much of what is left, in hundredths. */
      readonly shop: number;
      readonly hundredths: number;
    }
  | { readonly kind: 'dispute'; readonly outcome: 'won' | 'lost'; readonly payment: number }
  | { readonly kind: 'events'; readonly repeats: number; readonly isReversed: boolean }
  | { readonly kind: 'cancel' | 'read' | 'work' }
);

export type DrawnStep = DrawnOrder | DrawnEvent;

/** How many products there are to draw from. */
export const offeredCount = 8;

const position = fc.nat({ max: 3 });
const card = fc.oneof(
  { weight: 3, arbitrary: fc.constant('paying' as const) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...drawnCards),
  },
);

const drawnOrder: fc.Arbitrary<DrawnOrder> = fc.record({
  kind: fc.constant('order' as const),
  items: fc.uniqueArray(
    fc.record({ at: fc.nat({ max: offeredCount - 1 }), quantity: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 4, selector: ({ at }) => at },
  ),
  place: fc.constantFrom(...drawnPlaces),
  card,
  unanswered: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.nat({ max: 3 }) },
  ),
});

const drawnEvent: fc.Arbitrary<DrawnEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('bank' as const),
    of: position,
    outcome: fc.constantFrom('complete' as const, 'fail' as const),
  }),
  fc.record({ kind: fc.constant('retry' as const), of: position, card }),
  fc.record({
    kind: fc.constant('refund' as const),
    of: position,
    by: fc.constantFrom('us' as const, 'seller' as const),
    payment: position,
  }),
  fc.record({
    kind: fc.constant('part' as const),
    of: position,
    what: fc.constantFrom(...refundedParts),
    shop: position,
    hundredths: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({
    kind: fc.constant('dispute' as const),
    of: position,
    outcome: fc.constantFrom('won' as const, 'lost' as const),
    payment: position,
  }),
  fc.record({
    kind: fc.constant('events' as const),
    of: position,
    repeats: fc.integer({ min: 1, max: 3 }),
    isReversed: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'read' as const, 'work' as const),
    of: position,
  }),
);

/** An order, and what befalls it and those that follow. */
export const drawnSequence: fc.Arbitrary<readonly DrawnStep[]> = fc
  .tuple(
    drawnOrder,
    fc.array(fc.oneof({ weight: 1, arbitrary: drawnOrder }, { weight: 4, arbitrary: drawnEvent }), {
      maxLength: 6,
    }),
  )
  .map(([first, rest]) => [first, ...rest]);
