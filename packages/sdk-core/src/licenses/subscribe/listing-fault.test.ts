import { expect, test } from 'vitest';
import { findListingFault } from './listing-fault.ts';

const facts = { kind: 'merchant', status: 'Active', holdReason: null } as const;

test.each([
  [{}, undefined],
  [{ status: 'Withdrawn' }, undefined],
  [{ status: 'Hold', holdReason: 'review' }, undefined],
  [{ status: 'Hold', holdReason: 'moderation' }, 'taken-down'],
  [{ status: 'Hold' }, 'taken-down'],
  [{ status: 'Closed' }, 'over'],
  [{ status: 'Expired' }, 'over'],
  [{ status: 'Delete' }, 'over'],
  [{ kind: 'event' }, 'no-merchant'],
  [{ kind: 'realtor', status: 'Delete' }, 'no-merchant'],
] as const)('a merchant listing with %j: %s', (change, fault) => {
  expect(findListingFault({ ...facts, ...change })).toBe(fault);
});
