import { userEvent } from 'vitest/browser';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { account, rosa, rosasProfile, shownElsewhere } from '../testing/seller.fixture.ts';

/** Opens it where these accounts are known. */
function open(accounts: readonly object[], profile: object = rosasProfile) {
  return openWidget(
    'bw-create-shop',
    { locale: 'fr-CA' },
    {
      'GET /user/': rosa,
      'GET /user/profile': profile,
      'GET /payment/processors': [{ name: 'stripe', isSetUp: true, isTest: true }],
      'GET /stripe/oauth/accounts': accounts,
    },
  ).element;
}

export default {
  'says nothing of its own with an empty form that was sent': async () => {
    const widget = open([{ ...account, payoutsEnabled: false }]);
    await userEvent.click(role('button').last());
    await expectTranslated(widget, 60, shownElsewhere);
  },
  'says nothing of its own without an account': async () => {
    await expectTranslated(open([]), 4, {});
  },
  'says nothing of its own without a profile': async () => {
    await expectTranslated(open([account], { id: 3, missing: ['phone'] }), 3, {});
  },
} satisfies TranslatedStates;
