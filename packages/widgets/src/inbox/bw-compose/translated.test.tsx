import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-compose.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const { element: widget } = openWidget(
    'bw-compose',
    { locale: 'fr-CA' },
    { 'GET /user/': { id: 5, firstName: 'Milo', profilePicture: null, actor: null } },
  );
  await userEvent.click(role('button', { name: '⟦Send message' }));
  await expect.poll(() => countTranslated(widget)).toBeGreaterThanOrEqual(5);
  expect(untranslatedIn(widget, [])).toEqual([]);
});
