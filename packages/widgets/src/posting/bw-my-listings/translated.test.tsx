import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { firstBody, revisionAnswers } from '../testing/revisions.fixture.ts';
import { written } from '../testing/written-listing.fixture.ts';
import element from './bw-my-listings.element.tsx';
import { draft, house, list } from './own-rows.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const results = [house, draft];
  const { element: widget } = openWidget(
    'bw-my-listings',
    { locale: 'fr-CA' },
    { [list]: { results, total: 2 } },
  );
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(12);
  expect(untranslatedIn(widget, results)).toEqual([]);
});

it('nor do the versions of a listing', async () => {
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
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(50);
  const parts = ['Rosa Lindqvist', 'Kim Lee', 'stone', 'brick', 'house by the escarpment'];
  expect(untranslatedIn(widget, [house, written, firstBody, parts])).toEqual([]);
});
