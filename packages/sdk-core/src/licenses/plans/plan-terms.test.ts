import { describe, expect, test } from 'vitest';
import { readCouponCode } from '../../billing/coupons/coupon-terms.ts';
import {
  type CodeTerms,
  findCodeFault,
  readMailDomain,
  shortestPlanCode,
  writePlanCode,
} from './plan-terms.ts';

const now = Date.parse('2026-11-26T12:00:00Z');

function terms(overrides: Partial<CodeTerms> = {}): CodeTerms {
  return { expiresAt: null, uses: 0, mostUses: null, domains: [], ...overrides };
}

describe('a code', () => {
  test.each([
    [{}, undefined],
    [{ expiresAt: now }, undefined],
    [{ expiresAt: now - 1 }, 'expired'],
    [{ uses: 2, mostUses: 3 }, undefined],
    [{ uses: 3, mostUses: 3 }, 'used-up'],
    [{ domains: ['example.org'] }, undefined],
    [{ domains: ['example.com', 'example.org'] }, undefined],
    [{ domains: ['ample.org'] }, 'other-domain'],
    [{ domains: ['mail.example.org'] }, 'other-domain'],
    [{ expiresAt: now - 1, uses: 3, mostUses: 3, domains: ['ample.org'] }, 'expired'],
  ])('with %j counts, or does not: %s', (overrides, fault) => {
    expect(findCodeFault(terms(overrides), now, 'rosa@Example.org')).toBe(fault);
  });

  test('of a domain counts for no visitor, whose address nobody knows', () => {
    const bound = terms({ domains: ['example.org'] });
    expect(findCodeFault(bound, now, undefined)).toBe('other-domain');
    expect(findCodeFault(terms(), now, undefined)).toBeUndefined();
  });

  test('is bound to what follows the last @', () => {
    const bound = terms({ domains: ['example.org'] });
    expect(findCodeFault(bound, now, '"a@example.com"@example.org')).toBeUndefined();
    expect(findCodeFault(bound, now, '"a@example.org"@example.com')).toBe('other-domain');
  });
});

test.each([
  [' @Example.org ', 'example.org'],
  ['mail.example.co.uk', 'mail.example.co.uk'],
  ['example', undefined],
  ['.example.org', undefined],
  ['example..org', undefined],
  ['-a.org', undefined],
  ['rosa@example.org', undefined],
  [`${'a'.repeat(64)}.org`, undefined],
  [`${'a.'.repeat(130)}org`, undefined],
  ['', undefined],
])('“%s” is the domain %s', (text, domain) => {
  expect(readMailDomain(text)).toBe(domain);
});

test('a code that is made is long enough, and is kept as it is written', () => {
  const made = writePlanCode(Uint8Array.from({ length: 12 }, (_, index) => index * 21));
  expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(readCouponCode(made)).toBe(made);
  expect(made.length).toBeGreaterThanOrEqual(shortestPlanCode);
});
