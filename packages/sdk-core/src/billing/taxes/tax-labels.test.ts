import { expect, test } from 'vitest';
import { billingFrench } from '../messages.fr.ts';
import { taxLabels } from './tax-labels.ts';
import { taxes } from './taxes.ts';

test('each tax has the name that its law gives it, in both languages', () => {
  const french = billingFrench[taxLabels.catalogue];
  expect(taxes.map((tax) => [taxLabels[tax], french?.[tax]])).toEqual([
    ['GST', 'TPS'],
    ['HST', 'TVH'],
    ['QST', 'TVQ'],
    ['PST', 'TVP'],
    ['RST', 'TVD'],
    ['GST', 'TPS'],
    ['Sales tax', 'Taxe de vente'],
  ]);
});
