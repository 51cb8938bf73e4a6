import { expect, test } from 'vitest';
import { createPortionFormatter } from '../../vocabulary/money/portion-text.ts';
import { inEnglish, type ReadMessages } from '../../vocabulary/text/message.ts';
import { billingFrench } from '../messages.fr.ts';
import { nameChargedTax } from './name-charged-tax.ts';
import { taxLabels, taxLineMessages, taxRateMessages } from './tax-labels.ts';
import type { Tax } from './taxes.ts';

function textsOf(read: ReadMessages) {
  return { names: read(taxLabels), rates: read(taxRateMessages), lines: read(taxLineMessages) };
}
const english = textsOf(inEnglish);
const french = textsOf((catalogue) =>
  inEnglish({ ...catalogue, ...billingFrench[catalogue.catalogue] }),
);

test.each([
  ['hst', 130_000, false, 'HST (13%)', 'TVH (13\u00a0%)'],
  ['hst', 50_000, false, 'HST (5%)', 'TVH (5\u00a0%)'],
  ['qst', 99_750, false, 'QST (9.975%)', 'TVQ (9,975\u00a0%)'],
  ['qst', 0, false, 'QST (0%, zero-rated)', 'TVQ (0\u00a0%, détaxé)'],
  ['gst', 0, false, 'GST (0%, zero-rated)', 'TPS (0\u00a0%, détaxé)'],
  ['australianGst', 100_000, true, 'Includes GST (10%)', 'Comprend TPS (10\u00a0%)'],
  ['australianGst', 0, true, 'GST-free', 'Exempt de TPS'],
  ['salesTax', 88_750, false, 'Sales tax (8.875%)', 'Taxe de vente (8,875\u00a0%)'],
] satisfies readonly (readonly [Tax, number, boolean, string, string])[])(
  '%s of %d, included: %s, is “%s” and “%s”',
  (tax, portion, isInclusive, inEnglishName, inFrenchName) => {
    const name = (texts: typeof english, locale: 'en-CA' | 'fr-CA') =>
      nameChargedTax({ tax, portion }, isInclusive, texts, createPortionFormatter(locale));
    expect([name(english, 'en-CA'), name(french, 'fr-CA')]).toEqual([inEnglishName, inFrenchName]);
  },
);
