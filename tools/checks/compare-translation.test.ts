import { expect, test } from 'vitest';
import { compareTranslation } from './compare-translation.ts';

const english = {
  search: {
    near: '{found} near {place}',
    days: { one: '{count} day', many: '{count} days' },
  },
};

test('a complete translation has nothing wrong, and may leave a number out of a form', () => {
  const french = {
    search: { near: 'à {place}\u00a0: {found}', days: { one: 'un jour', many: '{count} jours' } },
  };
  expect(compareTranslation(english, french)).toEqual([]);
});

test.each([
  [{}, ['search › near: is missing', 'search › days: is missing']],
  [{ ...english, boards: {} }, ['boards: there is no such catalogue in English']],
  [
    { search: { ...english.search, far: 'loin' } },
    ['search › far: there is no such message in English'],
  ],
  [{ search: { ...english.search, near: 'près de {place}' } }, ['search › near: has lost {found}']],
  [
    { search: { ...english.search, days: { one: '{n} jour', many: '{count} jours' } } },
    ['search › days: has {n}, which English has not'],
  ],
  [
    { search: { ...english.search, days: 'des jours' } },
    ['search › days: is a text in one language and a count in the other'],
  ],
])('%j is told apart', (translated, problems) => {
  expect(compareTranslation(english, translated)).toEqual(problems);
});
