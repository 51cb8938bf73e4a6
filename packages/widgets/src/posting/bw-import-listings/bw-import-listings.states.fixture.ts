import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { expect } from 'vitest';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import {
  answersOf,
  checkedTable,
  doneTable,
  tableProblems,
  tableReadings,
} from './imports.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
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
  },
} satisfies TranslatedStates;
