import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const listing = {
      id: 7,
      ownerId: 3,
      listingType: 'item',
      title: 'Canoe',
      subcategory: 'FOR_SALE',
      status: 'Active',
      price: null,
    };
    const { element: widget } = openWidget(
      'bw-message',
      { locale: 'fr-CA', 'listing-id': '7' },
      { 'GET /listing/summaries': { results: [listing] } },
    );
    await expect.poll(() => countTranslated(widget)).toBeGreaterThanOrEqual(5);
    expect(untranslatedIn(widget, ['Canoe'])).toEqual([]);
    await userEvent.click(role('button', { name: '⟦Send message' }));
    await expect.poll(() => countTranslated(widget)).toBeGreaterThanOrEqual(6);
    expect(untranslatedIn(widget, ['Canoe'])).toEqual([]);
  },
} satisfies TranslatedStates;
