import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLinks, hostileWords } from './hostile-texts.fixture.ts';
import {
  formatMailAccountName,
  mailedLines,
  sanitizeMailText,
  trustedMailText,
} from './safe-mail-text.ts';

test.each([
  ['evil.example', 'evil. example'],
  ['Booking.com', 'Booking. com'],
  ['https://evil.example', '•••'],
  ['verify at https://evil.example/login now', 'verify at ••• now'],
  ['locked http: / / evil. example/ login call', 'locked ••• call'],
  ['see hxxp://evil.example. Great house', 'see ••• Great house'],
  ['www. evil. example', '•••'],
  ['evil.example/login', '•••'],
  ['me@evil', 'me@ evil'],
  ['me@evil.example, 905 555 0123', '•••, •••'],
  ['sms:+1 911', '••• 911'],
  ['javascript:alert(1)', 'javascript: alert(1)'],
  ['//evil', '/ /evil'],
  ['a\n\nYour account\u2028is\r\nclosed', 'a Your account is closed'],
  ['ev\u200Bil․example', 'evil․ example'],
  ['ev\u034Fil\uFE0F.ex\u00ADample', 'evil. example'],
  ['evil。example', 'evil。 example'],
  ['evil．example', 'evil． example'],
  ['\u202Eelpmaxe.live', 'elpmaxe. live'],
])('%j is mailed as %j', (written, mailed) => {
  expect(sanitizeMailText(written)).toBe(mailed);
});

test.each([
  'St. John’s, 3.5 bath, 1.5 L',
  'Rosé à l’été, garçon, œuvre',
  '3 bd · 2 ba · 1,450 sqft',
  '$1,500.50, 3.5 km. And more',
  '1\u00a0250\u00a0000,50\u00a0$',
  '$2,100/mo, 24/7, and/or, 1/2',
  '10:30 p.m., 16:9, U.S.A., J.R. Smith',
  'Heating: Electric; “mint” & <new>',
  '李小龙 محمد नरेन्द्र',
])('%j stays as it is', (written) => {
  expect(sanitizeMailText(written)).toBe(written);
});

test('words that go on and on are cut', () => {
  expect(sanitizeMailText('x'.repeat(300))).toBe('x'.repeat(300));
  expect(sanitizeMailText('😀'.repeat(301))).toBe(`${'😀'.repeat(299)}…`);
  expect(sanitizeMailText('\u200B'.repeat(5_000))).toBe('…');
});

test('lines stay apart, each without links', () => {
  expect(mailedLines('Two weeks.\r\nSee https://evil.example')).toBe('Two weeks.\nSee •••');
});

test('no words hold a link, whatever they are made of', () => {
  const part = fc.oneof(
    fc.constantFrom(...hostileWords),
    fc.constantFrom('.', '@', ':', '/', '//', ' ', '\u200B', 'www', 'com', 'evil', '。', '7'),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const written = parts.join('');
      for (const words of [sanitizeMailText(written), trustedMailText(written)]) {
        expect(findLinks(words)).toEqual([]);
      }
    }),
  );
});

test.each([
  ['max.mustermann', 'max.mustermann'],
  ['rosa19871224', 'rosa19871224'],
  ['rosa@example.org', 'rosa@example.org'],
  ['evil.example', 'evil. example'],
  ['evil.com', 'evil. com'],
  ['Login.EVIL.SHOP', 'Login. EVIL. SHOP'],
  ['evil.com.', 'evil. com.'],
  ['eve@evil.example', '•••'],
  ['Refund-call-1-888-555-0008', 'Refund-call-•••'],
  ['203.0.113.7', '•••'],
  ['localhost', 'localhost'],
])('the account %s is called %s in a mail to rosa@example.org', (name, called) => {
  expect(formatMailAccountName(name, 'rosa@example.org')).toBe(called);
});
