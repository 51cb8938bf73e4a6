import { expect, it, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { chief, found } from '../testing/people.fixture.ts';
import element from './bw-admin-users.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const items = [found(3, 'Rosa'), found(4, 'Ana', { state: 'disabled' })];
  const { element: widget } = openWidget(
    'bw-admin-users',
    { locale: 'fr-CA' },
    { 'GET /user/': chief, 'POST /user/search': { items, hasMore: true } },
  );
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(12);
  expect(untranslatedIn(widget, items)).toEqual([]);
});
