import { expect, it, vi } from 'vitest';
import { configure } from '../../element/environment/settings.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { rosa } from '../bw-cards/cards.fixture.ts';
import { addProvider } from '../bw-cards/manage/provider.fixture.ts';
import element from './bw-add-card.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  addProvider();
  const script = { url: 'https://pay.example/s.js', publishableKey: 'pk_test_translated' };
  const { element: widget } = openWidget(
    'bw-add-card',
    { locale: 'fr-CA' },
    { 'GET /user/': rosa, 'GET /stripe/script': script },
  );
  configure({ siteOrigin: location.origin });
  await expect.element(role('textbox')).toBeVisible();
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(2);
  // The number's field stands for the provider's frame, which speaks for itself.
  expect(untranslatedIn(widget, ['Card number'])).toEqual([]);
});
