import { regionsOf } from '@boardwalk/sdk-core/account/billing-rules';
import { expect, test, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { draftOf, written } from '../testing/written-listing.fixture.ts';
import postTable from './bw-post.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

// The widgets that it nests have tests of their own, and stay undefined here.
registerElement(postTable);

const provinces = regionsOf('CA').flatMap(({ name, frenchName }) => [name, frenchName ?? name]);
const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

test('every step of a form is in the language of the page', async () => {
  const { element } = openWidget(
    'bw-post',
    { type: 'property', draft: '70', locale: 'fr-CA' },
    {
      'GET /user/': rosa,
      'GET /user/profile': { missing: [] },
      'GET /listing/draft/70': draftOf(written),
    },
  );
  await expect.poll(() => countTranslated(element)).toBeGreaterThan(150);
  expect(untranslatedIn(element, [written, 'https://', ...provinces])).toEqual([]);
});

test('so is the choice of a kind', async () => {
  const { element } = openWidget('bw-post', { locale: 'fr-CA' }, { 'GET /user/': rosa });
  await expect.poll(() => countTranslated(element)).toBeGreaterThan(12);
  expect(untranslatedIn(element, [])).toEqual([]);
});
