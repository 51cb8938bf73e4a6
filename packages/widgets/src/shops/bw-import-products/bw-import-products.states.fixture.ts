import { expect } from 'vitest';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { shopOf } from '../testing/shop.fixture.ts';
import {
  answersOf,
  checkedTable,
  doneTable,
  tablePreview,
  tableProblems,
} from './product-imports.fixture.ts';

export default {
  ...eachState(
    [
      ['checked', 30, [checkedTable, { ...doneTable, id: 4 }]],
      ['none', 8, []],
    ] as const,
    'says nothing that stands in no catalogue: %s',
    async ([, atLeast, tables]) => {
      const { element } = openWidget(
        'bw-import-products',
        { shop: 'maple', locale: 'fr-CA' },
        answersOf(tables),
      );
      await expect.poll(() => countTranslated(element)).toBeGreaterThan(atLeast);
      const data = [...tables, ...tableProblems.results, ...tablePreview.results, shopOf()];
      expect(untranslatedIn(element, ['Vendor, Image Src', ...data])).toEqual([]);
    },
  ),
} satisfies TranslatedStates;
