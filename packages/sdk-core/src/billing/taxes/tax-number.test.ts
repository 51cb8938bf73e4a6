import { expect, test } from 'vitest';
import { billingFrench } from '../messages.fr.ts';
import { taxLabels } from './tax-labels.ts';
import { registrationOf, writeTaxNumber } from './tax-number.ts';
import type { Tax } from './taxes.ts';

const inEnglish = (tax: Tax) => taxLabels[tax];
const inFrench = (tax: Tax) => String(billingFrench[taxLabels.catalogue]?.[tax]);

test.each([
  ['GST/HST 12345 6789 RT0001', 'TPS/TVH 12345 6789 RT0001'],
  ['QST 1234567890 TQ0001', 'TVQ 1234567890 TQ0001'],
  ['PST 1, RST 2', 'TVP 1, TVD 2'],
])('%s is %s in French, however it was written', (english, french) => {
  expect([english, french].map((number) => writeTaxNumber(number, inFrench))).toEqual([
    french,
    french,
  ]);
  expect([english, french].map((number) => writeTaxNumber(number, inEnglish))).toEqual([
    english,
    english,
  ]);
});

const numbers = ['GST/HST 12345 6789 RT0001', 'TVQ 1234567890 TQ0001', 'ABN 51 824 753 556'];

test.each<[Tax, string | null]>([
  ['gst', '12345 6789 RT0001'],
  ['hst', '12345 6789 RT0001'],
  ['qst', '1234567890 TQ0001'],
  ['pst', null],
  ['salesTax', null],
])('%s is charged under %s', (tax, number) => {
  expect(registrationOf(tax, numbers)).toBe(number);
});

test('the tax of Australia is charged under what a seller there calls GST', () => {
  expect(registrationOf('australianGst', ['GST 51 824 753 556'])).toBe('51 824 753 556');
  expect(registrationOf('australianGst', [])).toBeNull();
});

test.each(['ABN 51 824 753 556', 'NGST 12', '12345 6789 RT0001'])('%s stays', (number) => {
  expect(writeTaxNumber(number, inFrench)).toBe(number);
});
