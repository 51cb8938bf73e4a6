import { expect, test } from 'vitest';
import { innerQuotes } from './inner-quotes.ts';

test.each([
  ['Écheveau «\u00a0Forêt\u00a0»', 'fr-CA', 'Écheveau “Forêt”'],
  ['«Forêt» et «Rivière»', 'fr-CA', '“Forêt” et “Rivière”'],
  ['Skein “Forest”', 'en-CA', 'Skein ‘Forest’'],
  ['Skein « Forest »', 'en-CA', 'Skein « Forest »'],
  ['12” board', 'en-CA', '12” board'],
] as const)('%s in %s is %s within quotation marks', (name, locale, inner) => {
  expect(innerQuotes(name, locale)).toBe(inner);
});
