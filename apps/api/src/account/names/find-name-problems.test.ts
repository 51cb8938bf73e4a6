import { expect, test } from 'vitest';
import { findNameProblems, findShownNameFault } from './find-name-problems.ts';

const settings = { reservedNames: ['Maple Homes'] };
const fieldsOf = (names: Parameters<typeof findNameProblems>[0]) =>
  findNameProblems(names, settings).map(({ path }) => path);

test.each([
  'http://evil.example',
  'evil.example',
  'Rosa evil.com',
  'evil。com',
  'Login EVIL.SHOP',
  'evil.co.uk',
  'evil.рф',
  'www evil',
  'rosa@example.org',
  'Call 905 555 0123',
  'MLS9055550199',
  '905-555-0199%',
  '1.1.1.1',
  'localhost',
  'evil∕com',
  'Boardwalk',
  'boardwalk support',
  'BOARDWALK-Team',
  'B0ardwa1k',
  'BoardwaIk',
  'Воаrdwаlk',
  'Ѕuрpоrt',
  'S u p p o r t',
  'Süppört',
  '𝐀𝐝𝐦𝐢𝐧',
  'Admin2026',
  '5upport',
  'Boardwalk™',
  'Boardwalks',
  'BoardwalkCA',
  'Boardwaлk',
  'Administrateur',
  'Modératrice',
  'Sécurité',
  'Service client',
  'MapleHomes',
  'Maple Homes Inc Support',
  'Staff',
])('%s is nobody’s first name', (firstName) => {
  expect(fieldsOf({ firstName })).toEqual(['body.firstName']);
});

test.each([
  'Rosa',
  'José María',
  'O’Neil-Smith',
  'J.R.',
  'St.Pierre',
  '李小龙',
  'محمد',
  'X Æ A-12',
  'Maple',
  'Adele',
  'Billie',
  'Alde',
])('%s may be a first name', (firstName) => {
  expect(fieldsOf({ firstName })).toEqual([]);
});

test('words that are family names are refused where they stand alone', () => {
  expect(fieldsOf({ firstName: 'Joe', lastName: 'Root' })).toEqual([]);
  expect(fieldsOf({ firstName: 'Joe', lastName: 'Support' })).toEqual(['body.lastName']);
  expect(fieldsOf({ username: 'root' })).toEqual(['body.username']);
});

test.each([
  ['evil.com', false],
  ['evil.example', false],
  ['evil.app', false],
  ['evil.ca', false],
  ['Login.Evil.COM', false],
  ['evil.com.', false],
  ['evil.com-', false],
  ['_evil.com_', false],
  ['evil.xn--p1ai', false],
  ['evil.com_refund', false],
  ['evil.com-refund', false],
  ['call_evil.co.uk-now', false],
  ['203.0.113.7_refund', false],
  ['st.pierre_and-miquelon', true],
  ['Refund-call-1-888-555-0008', false],
  ['call.905.555.0199', false],
  ['18885550199', false],
  ['203.0.113.7', false],
  ['203.0.113.7-', false],
  ['localhost.', false],
  ['www.evil', false],
  ['localhost', false],
  ['rosa19871224', true],
  ['boardwalk.support', false],
  ['boardwalksupport', false],
  ['admin', false],
  ['adm1n', false],
  ['support-2026', false],
  ['rosa.lindqvist', true],
  ['rosa19871224', true],
  ['member-4k2p9xw7', true],
])('%s as a username: %s', (username, isFree) => {
  expect(fieldsOf({ username })).toEqual(isFree ? [] : ['body.username']);
});

test.each([
  ['Rosa Lindqvist', undefined],
  ['Admin Services Ltd.', undefined],
  ['Maple Security Systems', undefined],
  ['Homes & Co.', undefined],
  ['½ Price Books', undefined],
  ['9123-4567 Québec inc.', undefined],
  ['9123-4567 Quebec Inc. (Plomberie)', undefined],
  ['1234567 Canada Ltd.', undefined],
  ['1000123456 Ontario Inc.', undefined],
  ['0912345 B.C. Ltd.', undefined],
  ['24/7 Plumbing', undefined],
  ['A/C Repair', undefined],
  ['Homes/Maisons', undefined],
  ['', undefined],
  ['Boardwalk', 'reserved'],
  ['B0ardwalk Homes', 'reserved'],
  ['Boardwalks Support', 'reserved'],
  ['Board walk support', 'reserved'],
  ['Support Team', 'reserved'],
  ['S u p p o r t', 'reserved'],
  ['Maple Homes', 'reserved'],
  ['evil.example', 'address'],
  ['Rosa, rosa@example.org', 'address'],
  ['Call 905 555 0123', 'address'],
  ['905/555-0123', 'address'],
  ['9123-4567', 'address'],
  ['9055550123 Canada Inc.', 'address'],
  ['9123-4567 Québec inc. 905 555 0123', 'address'],
  ['evil.com/x', 'address'],
  ['Refund/evil.com', 'address'],
  ['Refund, evil.com_x', 'address'],
  ['bit.ly/24', 'address'],
  ['//evil', 'address'],
  ['1.1.1.1/x', 'address'],
] as const)('%s as the name of whom to ask: %s', (name, fault) => {
  expect(findShownNameFault(name, settings)).toBe(fault);
});
