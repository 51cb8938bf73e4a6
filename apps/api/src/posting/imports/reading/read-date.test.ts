import { expect, test } from 'vitest';
import { readDay, readTime } from './read-date.ts';

test.each([
  '2026-12-31',
  '2026/12/31',
  '2026.12.31',
  '31 Dec 2026',
  '31-Dec-2026',
  '31-Dec-26',
  'Dec 31, 2026',
  'Dec. 31st, 2026',
  'December 31, 2026',
  '31 décembre 2026',
  '31 déc. 2026',
  '12/31/2026',
  '31/12/2026',
  '31.12.2026',
])('in Canada %s is the last day of 2026', (text) => {
  expect(readDay(text, 'CA')).toEqual({ date: '2026-12-31', isByCountry: false });
});

test.each([
  ['1er mars 2027', '2027-03-01'],
  ['2 févr. 2027', '2027-02-02'],
  ['1 Sept 2027', '2027-09-01'],
  ['5 août 2027', '2027-08-05'],
  ['2027-3-9', '2027-03-09'],
  ['05/05/2027', '2027-05-05'],
])('%s is %s', (text, date) => {
  expect(readDay(text, 'CA')).toEqual({ date, isByCountry: false });
});

test('the country says which of two numbers is the month, where it has one custom', () => {
  expect(readDay('03/04/2027', 'US')).toEqual({ date: '2027-03-04', isByCountry: true });
  expect(readDay('03/04/2027', 'AU')).toEqual({ date: '2027-04-03', isByCountry: true });
  expect(readDay('03/04/2027', 'CA')).toBe('order');
  expect(readDay('03/04/2027', undefined)).toBe('order');
});

test.each([
  ['31/12/2026', 'US'],
  ['12/31/2026', 'AU'],
  ['2026-02-30', 'CA'],
  ['29 Feb 2027', 'CA'],
  ['12/31/26', 'US'],
  ['tomorrow', 'CA'],
  ['46387', 'CA'],
  ['0/5/2027', 'CA'],
  ['13/13/2027', 'CA'],
  ['1-2-3-4', 'CA'],
  ['', 'CA'],
  [`2026${' '.repeat(10_000)}`, 'CA'],
] as const)('%s is no day in %s', (text, country) => {
  expect(readDay(text, country)).toBe('date');
});

test.each([
  ['2026-12-31', undefined],
  ['2026-12-31 18:05', 1085],
  ['2026-12-31T18:05:00', 1085],
  ['2026-12-31 6:05 PM', 1085],
  ['2026-12-31 6:05 p.m.', 1085],
  ['12/31/2026 6:05 PM', 1085],
  ['December 31, 2026 at 6:05 pm', 1085],
  ['31 décembre 2026 à 18 h 05', 1085],
  ['2026-12-31 18h05', 1085],
  ['2026-12-31 18 h', 1080],
  ['31 Dec 2026, 6 pm', 1080],
  ['2026-12-31 12:00 AM', 0],
  ['2026-12-31 12:30 PM', 750],
  ['2026-12-31 0:00', 0],
])('%s is minute %s of that day', (text, minute) => {
  const time = readTime(text, 'CA');
  expect(time).toMatchObject({ date: '2026-12-31' });
  expect(typeof time === 'object' && time.minute).toBe(minute);
});

test.each([
  ['2026-12-31T18:05Z', 0],
  ['2026-12-31 18:05:00.000+00:00', 0],
  ['2026-12-31T18:05-05:00', -300],
  ['2026-12-31T18:05+1030', 630],
])('%s is by clocks %d minutes ahead', (text, offset) => {
  expect(readTime(text, 'CA')).toMatchObject({ date: '2026-12-31', minute: 1085, offset });
});

test.each([
  '2026-12-31 24:00',
  '2026-12-31 18:75',
  '2026-12-31 13:00 PM',
  '2026-12-31 18',
  '2026-12-31 18:00 EST',
  '2026-02-30 18:00',
  'soon',
])('%s is no time', (text) => {
  expect(readTime(text, 'CA')).toBe('date');
});

test('a time of a day that may be two may be two as well', () => {
  expect(readTime('03/04/2027 18:00', 'CA')).toBe('order');
  expect(readTime('03/04/2027 6 PM', 'US')).toMatchObject({ date: '2027-03-04', minute: 1080 });
});
