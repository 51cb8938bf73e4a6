import { expect, test } from 'vitest';
import { regionsOf } from '../../../account/billing-rules.ts';
import { facilitatorLaws, statesWithoutSalesTax } from './facilitator-laws.ts';

const states = regionsOf('US').map(({ code }) => code);

test('each state has one law, or no sales tax', () => {
  const withLaw = facilitatorLaws
    .filter(({ country }) => country === 'US')
    .flatMap(({ regions = [] }) => regions);
  expect([...withLaw, ...statesWithoutSalesTax].toSorted()).toEqual(states.toSorted());
});

test.each(facilitatorLaws)('$tax in $regions from $from is well-formed', (law) => {
  const codes = regionsOf(law.country).map(({ code }) => code);
  for (const region of law.regions ?? []) expect(codes).toContain(region);
  expect(law.from).toMatch(/^20(1[89]|2[0-3])-\d\d-\d\d$/);
});
