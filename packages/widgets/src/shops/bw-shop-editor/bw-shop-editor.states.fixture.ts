import { shopSettings } from '@boardwalk/sdk-core/shops/own/own-shop.fixture';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { eachState } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { account, rosa, shownElsewhere, taxSettings } from '../testing/seller.fixture.ts';

const allDone = shopSettings.checklist.map(({ step }) => ({ step, isDone: true }));
const nothingDone = shopSettings.checklist.map(({ step }) => ({ step, isDone: false }));
const from = '2026-01-01T12:00:00.000Z';
const away = { from, until: null, message: 'Messe', cause: 'owner' } as const;

/** As the widget joins it. */
const headOffice = '1 King St W, Hamilton, ON, L8P 1A1, CA';

const states: readonly (readonly [string, Partial<ShopSettings>])[] = [
  ['nothing', { account: null, checklist: nothingDone }],
  ['everything', { checklist: allDone }],
  ['a time without orders', { state: 'away', checklist: allDone, away }],
  [
    'an account that can’t be paid',
    { state: 'away', checklist: nothingDone, away: { ...away, cause: 'account' } },
  ],
  ['a suspension', { state: 'suspended', suspension: 'Faux', checklist: allDone }],
  ['no right to change it', { isOwner: false, permissions: ['read'], account: null }],
  [
    'neither registration nor declaration',
    {
      taxes: {
        standing: { isFit: false, lacks: 'registration-or-declaration' },
        ...{ smallSupplierOn: null, registrations: [], numbers: [] },
      },
    },
  ],
  [
    'a small supplier with every number',
    {
      taxes: {
        standing: { isFit: true, because: 'small-supplier' },
        smallSupplierOn: '2026-11-01',
        registrations: [
          { country: 'CA', region: 'QC', from: '2026-01-01', until: null, status: 'active' },
          { country: 'US', region: 'NY', from: '2090-01-01', until: null, status: 'scheduled' },
          {
            country: 'CA',
            region: null,
            from: '2020-01-01',
            until: '2021-01-01',
            status: 'expired',
          },
        ],
        numbers: ['BC', 'MB', 'SK'].map((region) => ({ region, number: '1234' })),
      },
    },
  ],
  ['its end', { state: 'closed', checklist: allDone }],
];

export default eachState(states, 'says nothing of its own with %s', async ([, change]) => {
  const settings = { ...shopSettings, ...change };
  const { element: widget } = openWidget(
    'bw-shop-editor',
    { shop: settings.id, locale: 'fr-CA' },
    {
      'GET /user/': rosa,
      'GET /payment/processors': [],
      'GET /stripe/oauth/accounts': [account],
      [`GET /marketplace/shop/${settings.id}/settings`]: settings,
      'GET /stripe/tax/acct_1/settings': taxSettings,
    },
  );
  await expectTranslated(widget, 3, [settings, taxSettings, headOffice, shownElsewhere]);
});
