import { expect, test } from 'vitest';
import { lawfulRules, readOperatorTaxes, rulesWith } from './tax-rules.ts';

const newYork = {
  state: 'NY',
  portion: 88_750,
  from: '2026-01-01',
  until: '2027-01-01',
  classes: { groceries: 'exempt', books: 40_000 },
  isOnShipping: false,
} as const;
const rule = {
  tax: 'salesTax',
  country: 'US',
  regions: ['NY'],
  from: '2026-01-01',
  until: '2027-01-01',
};

test('a sales tax that is set stands after the others, with its reliefs', () => {
  expect(rulesWith([])).toEqual(lawfulRules);
  expect(rulesWith([newYork])).toEqual({
    rates: [...lawfulRules.rates, { ...rule, portion: 88_750, isOnShipping: false }],
    reliefs: [
      ...lawfulRules.reliefs,
      { ...rule, categories: ['groceries'], portion: null },
      { ...rule, categories: ['books'], portion: 40_000 },
    ],
  });
});

test('who sets a state’s tax is registered there, for as long', () => {
  const columbia = { country: 'CA', region: 'BC', from: '2026-07-01' } as const;
  expect(readOperatorTaxes({ states: [newYork], registrations: [columbia] })).toEqual({
    rules: rulesWith([newYork]),
    registrations: [
      columbia,
      { country: 'US', region: 'NY', from: '2026-01-01', until: '2027-01-01' },
    ],
  });
});
