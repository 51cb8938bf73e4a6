import { expect, it, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-agreements.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const agreement = {
    id: '0b54c1d0-0000-4000-8000-000000000001',
    siteName: 'The shop',
    origin: 'https://shop.example.org',
    scopes: ['profile:basic'],
    givenAt: '2026-11-01T17:00:00.000Z',
    isSignedIn: true,
  };
  const { element: widget } = openWidget(
    'bw-agreements',
    { locale: 'fr-CA' },
    { 'GET /embeds/agreements': [agreement] },
  );
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(5);
  expect(untranslatedIn(widget, ['The shop', 'https://shop.example.org'])).toEqual([]);
});
