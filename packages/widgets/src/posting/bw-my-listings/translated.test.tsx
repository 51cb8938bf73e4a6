import { expect, it, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openPage } from '../../kit/testing/new-page.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-my-listings.element.tsx';
import { draft, house, list } from './own-rows.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const results = [house, draft];
  const { element: widget } = openPage(
    'bw-my-listings',
    { locale: 'fr-CA' },
    { [list]: { results, total: 2 } },
  );
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(12);
  expect(untranslatedIn(widget, results)).toEqual([]);
});
