import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedAddress } from '../../cart/delivery-schemas.ts';
import { storedFormOf } from './stored-address.ts';

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((text) => /[a-z]/i.test(text) && text.length <= 80);
const place = fc.constantFrom(
  { countryCode: 'CA', state: 'ON', postalCode: ' l8p1a1' } as const,
  { countryCode: 'US', state: 'NY', postalCode: '10001 ' } as const,
  { countryCode: 'AU', state: 'NSW', postalCode: '2000' } as const,
);
const phone = fc.option(
  fc.constantFrom(
    { country: 'CA', code: 1, number: '(905) 555-0123' } as const,
    { country: 'AU', code: 61, number: '0412 345 678' } as const,
  ),
  { nil: null },
);

test('an address that the server takes is stored by it in just that form', () => {
  fc.assert(
    fc.property(
      fc.record({ recipient: line, company: line, line1: line, line2: line, city: line, phone }),
      place,
      (lines, where) => {
        const typed = { ...lines, ...where };
        const parsed = typedAddress.safeParse(typed);
        if (!parsed.success) return;
        expect(storedFormOf(typed)).toEqual(parsed.data);
      },
    ),
  );
});
