import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changedLicenseState,
  chargesCard,
  hasPlaces,
  type LicenseState,
  licenseActions,
  licenseStates,
} from './license-life.ts';

test.each([
  ['PENDING', 'activate', 'ACTIVE'],
  ['PENDING', 'fail', 'FAILED'],
  ['ACTIVE', 'end', 'ENDED'],
  ['ENDED', 'resume', 'ACTIVE'],
] as const)('what is %s becomes by %s what is %s', (from, action, to) => {
  expect(changedLicenseState(from, action)).toBe(to);
});

test('nothing else can be done with a licence', () => {
  const possible = licenseStates.flatMap((from) =>
    licenseActions.filter((action) => changedLicenseState(from, action) !== undefined),
  );
  expect(possible).toHaveLength(4);
});

test('unless it resumes, it runs once, and what is over stays over', () => {
  const others = licenseActions.filter((action) => action !== 'resume');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...others), { maxLength: 12 }), (actions) => {
      const seen: LicenseState[] = ['PENDING'];
      for (const action of actions) {
        const next = changedLicenseState(seen.at(-1) ?? 'PENDING', action);
        if (next !== undefined) seen.push(next);
      }
      expect(new Set(seen).size).toBe(seen.length);
      const over = seen.findIndex((state) => !hasPlaces(state));
      expect(over === -1 || over === seen.length - 1).toBe(true);
    }),
  );
});

test.each([
  ['PENDING', false, true],
  ['ACTIVE', true, true],
  ['ACTIVE', false, false],
  ['ENDED', true, false],
  ['FAILED', true, false],
] as const)('the card of what is %s, renewed %s, is charged: %s', (state, renews, isCharged) => {
  expect(chargesCard({ state, renews })).toBe(isCharged);
});
