import { userEvent } from 'vitest/browser';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { firstBody, revisionAnswers } from '../testing/revisions.fixture.ts';
import { written } from '../testing/written-listing.fixture.ts';
import { draft, house, list } from './own-rows.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const results = [house, draft];
    const { element: widget } = openWidget(
      'bw-my-listings',
      { locale: 'fr-CA' },
      { [list]: { results, total: 2 } },
    );
    await expectTranslated(widget, 13, results);
  },

  'nor do the versions of a listing': async () => {
    const { element: widget } = openWidget(
      'bw-my-listings',
      { locale: 'fr-CA' },
      {
        'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
        [list]: { results: [house], total: 1 },
        ...revisionAnswers,
      },
    );
    await userEvent.click(role('button', { name: '⟦More for' }));
    await userEvent.click(role('menuitem', { name: '⟦Earlier versions' }));
    await userEvent.click(role('button', { name: 'Kim Lee' }));
    const parts = ['Rosa Lindqvist', 'Kim Lee', 'stone', 'brick', 'house by the escarpment'];
    await expectTranslated(widget, 51, [house, written, firstBody, parts]);
  },
} satisfies TranslatedStates;
