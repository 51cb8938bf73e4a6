import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { expect, it, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-import-listings.element.tsx';
import {
  answersOf,
  checkedTable,
  doneTable,
  tableProblems,
  tableReadings,
} from './imports.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const tables = [checkedTable, { ...doneTable, id: 6 }];
  const { element: widget } = openWidget(
    'bw-import-listings',
    { locale: 'fr-CA' },
    answersOf(tables, ['administrators']),
  );
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(60);
  // Currencies and regions are called by their codes in every language.
  const codes = [currencies.join(', '), ' USD', 'Boston, MA'];
  expect(
    untranslatedIn(widget, [
      ...codes,
      ...tables,
      ...tableProblems.results,
      ...tableReadings.results,
    ]),
  ).toEqual([]);
});
