import { regionsOf } from '@boardwalk/sdk-core/account/billing-rules';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { draftOf, written } from '../testing/written-listing.fixture.ts';

const provinces = regionsOf('CA').flatMap(({ name, frenchName }) => [name, frenchName ?? name]);
const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

export default {
  'every step of a form is in the language of the page': async () => {
    const { element } = openWidget(
      'bw-post',
      { type: 'property', draft: '70', locale: 'fr-CA' },
      {
        'GET /user/': rosa,
        'GET /user/profile': { missing: [] },
        'GET /listing/draft/70': draftOf(written),
      },
    );
    await expectTranslated(element, 151, [written, 'https://', ...provinces]);
  },

  'so is the choice of a kind': async () => {
    const { element } = openWidget('bw-post', { locale: 'fr-CA' }, { 'GET /user/': rosa });
    await expectTranslated(element, 13, []);
  },
} satisfies TranslatedStates;
