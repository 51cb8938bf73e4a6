import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';

const asked = {
  name: 'Canoës',
  listingType: 'item',
  words: 'Objets',
  frequency: 'weekly',
  news: ['new', 'repriced', 'reduced', 'open-again', 'gone'],
  email: 'rosa@example.org',
  expiresAt: '2026-11-30T12:00:00.000Z',
};

export default {
  ...eachState(
    [
      ['is asked', null, 9],
      ['runs', 'address', 3],
      ['runs in an account', 'account', 3],
    ],
    'of an alert that %s it says nothing that stands in no catalogue',
    async ([_, keptBy, most]) => {
      const { element } = openWidget(
        'bw-confirm-alert',
        { locale: 'fr-CA', token: 't1' },
        { 'POST /rule/confirmation': { ...asked, keptBy } },
      );
      await expectTranslated(element, most + 1, ['Objets', 'rosa@example.org']);
      element.remove();
    },
  ),
} satisfies TranslatedStates;
