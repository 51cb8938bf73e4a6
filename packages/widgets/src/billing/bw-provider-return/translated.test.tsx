import { expect, it, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-provider-return.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const { element: widget } = openWidget(
    'bw-provider-return',
    { locale: 'fr-CA' },
    { 'GET /stripe/oauth/accounts': () => new Promise(() => undefined) },
  );
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(2);
  expect(untranslatedIn(widget, {})).toEqual([]);
});
