import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-message.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
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
});
