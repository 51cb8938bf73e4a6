import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureGrowth } from '../time-growth.fixture.ts';
import { contactMask, maskContacts } from './mask-contacts.ts';

test.each([
  ['Write to rosa.l+home@example.co.uk!', `Write to ${contactMask}!`],
  ['rosa (at) example (dot) org', contactMask],
  ['rosa@example.org@example.com', contactMask],
  ['a@b@example.org or c@example.org_d@example.org', `a@${contactMask} or ${contactMask}`],
  ['rosa@exämple.org, please', `${contactMask}, please`],
  ['Call 905 555 0123.', `Call ${contactMask}.`],
  ['(905) 555-0123 or +61 412 345 678', `${contactMask} or ${contactMask}`],
  ['+1.905.555.0123', contactMask],
  ['9055550123', contactMask],
  ['90 55 55 01 23', contactMask],
  ['٩٠٥ ٥٥٥ ٠١٢٣', contactMask],
  ['Tel.9055550123', `Tel.${contactMask}`],
  [
    '905/555-0123, 905·555·0123 or 905,555,0123',
    `${contactMask}, ${contactMask} or ${contactMask}`,
  ],
  ['#9055550123', `#${contactMask}`],
  ['$9055550123', `$${contactMask}`],
  ['905 555 0123ext', `${contactMask}ext`],
  ['1-905-555-0123x12', `${contactMask}x12`],
  ['call905 555 0123', `call${contactMask}`],
  ['0000000009055550123', contactMask],
  [
    'Write to https://wa.me/19055550123 or tel:+19055550123',
    `Write to ${contactMask} or ${contactMask}`,
  ],
  ['90\u200B55\u00AD55\u20600123', contactMask],
  ['\u200E905\u200E555\u200E0123', `\u200E${contactMask}`],
  ['９０５５５５０１２３', contactMask],
  ['⑨⓪⑤⑤⑤⑤⓪①②③', contactMask],
  [
    '9\uFE0F\u20E30\uFE0F\u20E35\uFE0F\u20E35\uFE0F\u20E35\uFE0F\u20E35\uFE0F\u20E30\uFE0F\u20E31',
    contactMask,
  ],
  ['rosa＠example.org', contactMask],
  ['ro\u200Bsa@exam\u00ADple.org', contactMask],
])('%s becomes %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

test.each([
  'I offer $1,250,000 for it.',
  'J’offre 1 250 000 $ pour la maison.',
  'CAD 1250000 is too much; 1250000 CAD as well',
  'Built 1987-2004, free from 2026-11-27 or 27.11.2026',
  'Lot 45, unit 1207, 3 beds, 2.5 baths, 1,200 sq ft at 10:30',
  'MLS® X12345678',
  'L8P 4Y5, 71 Main St W',
  'MLS12345678 and #40212345',
  'https://www.example.org/listing/27123456',
  'On 27/11/2026 at 10:30, or 2026-11-27 10:30',
  '1,250,000 people, 43.2567, -79.8726',
  'a👨‍👩‍👧b ½ ﬁne',
])('%s stays as it is', (text) => {
  expect(maskContacts(text)).toBe(text);
});

test('a long text without blanks is read once, whatever its signs stand for', () => {
  // Six letters each, which would be the beginning of an address.
  const mask = (length: number) => maskContacts('㌖'.repeat(length));
  expect(mask(5_000)).toHaveLength(5_000);
  expect(measureGrowth(mask, 20_000)).toBeLessThan(20);
});

test('no address is left in any text, and what is masked is masked once', () => {
  const part = fc.oneof(
    fc.constantFrom(' ', '-', '.', '(', ') ', '', '\u200B', '/'),
    fc.stringMatching(/^\d{1,4}$/),
    fc.constantFrom('call me', 'rosa@example.org', 'ok?', '$'),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const masked = maskContacts(parts.join(''));
      expect(maskContacts(masked)).toBe(masked);
      expect(masked).not.toContain('rosa@');
    }),
  );
});
