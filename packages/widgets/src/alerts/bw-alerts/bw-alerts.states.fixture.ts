import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import {
  countTranslated,
  expectTranslated,
  untranslatedIn,
} from '../../translations/untranslated.fixture.ts';
import { found, openAlerts, rule } from './alerts.fixture.ts';

const attributes = { locale: 'fr-CA' };
const names = ['Canoes near Hamilton', 'canoe', 'Canoe 5', 'Canoe 4', 'Hamilton'];

export default {
  'a list with an alert that is changed says nothing that stands in no catalogue': async () => {
    const { element } = openAlerts({
      attributes,
      rules: [rule(7, { newCount: 2, pausedFor: 'place' })],
    });
    const edit = await untilShown(element, '.alerts-actions button');
    await userEvent.click(edit);
    await untilShown(element, '.alerts-edit form');
    await expectTranslated(element, 21, names);
  },

  'so does what one has found': async () => {
    const { element } = openAlerts({
      attributes: { ...attributes, alert: '7' },
      found: [found(5, { kind: 'reduced' }), found(4), { ...found(3, {}), summary: null }],
    });
    await untilShown(element, '[part=others] li');
    await expectTranslated(element, 13, names);
  },

  'so does the choice of news of favourites': async () => {
    const { element } = openAlerts({ attributes, favourites: { isOn: true } });
    await untilShown(element, '[part=favourites] select');
    await expectTranslated(element, 13, names);
  },

  'so does that it can’t be shown': async () => {
    const { element } = openAlerts({
      attributes,
      answers: { 'GET /rule/favourites': () => problem('internal') },
    });
    await untilShown(element, '[part=favourites] button');
    expect(untranslatedIn(element, names)).toEqual([]);
  },

  'so does an empty list': async () => {
    const { element } = openAlerts({ attributes, rules: [] });
    await untilShown(element, '.state');
    expect(countTranslated(element)).toBeGreaterThan(2);
    expect(untranslatedIn(element, [])).toEqual([]);
  },
} satisfies TranslatedStates;
