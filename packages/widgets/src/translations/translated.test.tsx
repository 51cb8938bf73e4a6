import { describe, expect, test, vi } from 'vitest';
import { registerElement } from '../element/mount/register-element.ts';
import { allWidgets } from '../every-widget/all-widgets.fixture.ts';
import { collectFaults } from '../every-widget/collect-faults.fixture.ts';
import { openingTexts } from '../every-widget/example-attributes.fixture.ts';
import { startExamplePage } from '../every-widget/example-page.fixture.ts';
import { untilSteady } from '../every-widget/until-steady.fixture.ts';
import { addWidget } from '../kit/testing/add-widget.fixture.ts';
import { exampleData } from './example-data.fixture.ts';
import { pseudoMessages } from './pseudo-locale.fixture.ts';
import type { TranslatedStates } from './show-states.fixture.ts';
import { expectTranslated } from './untranslated.fixture.ts';

vi.mock('./messages.fr.ts', () => import('./pseudo-locale.fixture.ts'));

const stateFiles = import.meta.glob<{ readonly default: TranslatedStates }>(
  ['../*/bw-*/**/*.states.fixture.ts'],
  { eager: true },
);

for (const { table } of allWidgets) registerElement(table);

test('the pseudo-locale has every catalogue', () => {
  expect(pseudoMessages).toBeGreaterThan(900);
});

test.each(allWidgets)(
  'of an example of its answers <$table.tag> says nothing that stands in no catalogue',
  async ({ table, isOwnSite }) => {
    collectFaults();
    const sent = startExamplePage(isOwnSite);
    const attributes = openingTexts(table);
    const element = addWidget(table.tag, { ...attributes, locale: 'fr-CA' });
    await untilSteady(element);
    const { least = 1, dataIn } = exampleData[table.tag] ?? {};
    await expectTranslated(element, least, [attributes, sent, dataIn?.(element)]);
  },
);

describe.each(Object.entries(stateFiles))('%s', (_, { default: states }) => {
  test.each(Object.entries(states))('%s', (_, show) => show());
});
