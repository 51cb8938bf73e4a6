import { regionsOf } from '@boardwalk/sdk-core/account/billing-rules';
import { afterEach, expect, test, vi } from 'vitest';
import { configure } from '../../element/environment/settings.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { addWidget } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi } from '../../kit/testing/fake-api.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { draftOf, written } from '../testing/written-listing.fixture.ts';
import postTable from './bw-post.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

// The widgets that it nests have tests of their own, and stay undefined here.
registerElement(postTable);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const provinces = regionsOf('CA').flatMap(({ name, frenchName }) => [name, frenchName ?? name]);
const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

test('every step of a form is in the language of the page', async () => {
  fakeApi({
    'GET /user/': rosa,
    'GET /user/profile': { missing: [] },
    'GET /listing/draft/70': draftOf(written),
  });
  configure({ key: 'pk_test_translated_1' });
  const element = addWidget('bw-post', { type: 'property', draft: '70', locale: 'fr-CA' });
  await expect.poll(() => countTranslated(element)).toBeGreaterThan(150);
  expect(untranslatedIn(element, [written, 'https://', ...provinces])).toEqual([]);
});

test('so is the choice of a kind', async () => {
  fakeApi({ 'GET /user/': rosa });
  configure({ key: 'pk_test_translated_2' });
  const element = addWidget('bw-post', { locale: 'fr-CA' });
  await expect.poll(() => countTranslated(element)).toBeGreaterThan(12);
  expect(untranslatedIn(element, [])).toEqual([]);
});
