import { shopSettings } from '@boardwalk/sdk-core/shops/own/own-shop.fixture';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { userEvent } from 'vitest/browser';
import { problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { account, sellerAnswers, taxSettings } from '../testing/seller.fixture.ts';

const path = '/marketplace/shop/maple-and-birch';
export const [read, put, remove] = [`GET ${path}/settings`, `PUT ${path}`, `DELETE ${path}`];
const taxesPut = `PUT ${path}/taxes`;
export const [taxRead, taxPage] = [
  'GET /stripe/tax/acct_1/settings',
  'POST /stripe/tax/acct_1/page',
];
export const link = `POST ${path}/manage/payment/stripe`;
export const allDone = shopSettings.checklist.map(({ step }) => ({ step, isDone: true }));
export const openShop: ShopSettings = {
  ...shopSettings,
  state: 'open',
  active: true,
  checklist: allDone,
};
export const home = `${siteOrigin}/dashboard/marketplace/shops/shop/maple-and-birch`;

/** A shop of the server, which takes changes of the version that it has. */
export function openEditor(
  first: ShopSettings = shopSettings,
  answers: object = {},
  attributes = {},
) {
  let settings = first;
  const bodies: { state?: string; away?: object; shop: { name: string } }[] = [];
  const taxBodies: object[] = [];
  const opened = openWidget(
    'bw-shop-editor',
    { shop: 'maple-and-birch', ...attributes },
    {
      ...sellerAnswers([account]),
      [read]: () => settings,
      [put]: ({ headers, body }: RequestInit) => {
        const version = new Headers(headers).get('if-match');
        if (version !== `"${settings.version}"`) return problem('precondition-failed');
        const sent = JSON.parse(String(body));
        bodies.push(sent);
        const { shop, state = settings.state, away = null } = sent;
        settings = {
          ...settings,
          ...{ shop, state, active: state !== 'draft', version: settings.version + 1 },
          away: away && { ...away, cause: 'owner' },
        };
        // A time that is still to come leaves it open.
        if (away && Date.parse(away.from) > Date.now()) settings = { ...settings, state: 'open' };
        return settings;
      },
      [taxesPut]: ({ headers, body }: RequestInit) => {
        const version = new Headers(headers).get('if-match');
        if (version !== `"${settings.version}"`) return problem('precondition-failed');
        const sent = JSON.parse(String(body));
        taxBodies.push(sent);
        const smallSupplierOn = sent.isSmallSupplier ? '2026-11-30' : null;
        const taxes = settings.taxes && {
          ...settings.taxes,
          smallSupplierOn,
          numbers: sent.numbers,
        };
        settings = { ...settings, taxes, version: settings.version + 1 };
        return settings;
      },
      [taxRead]: taxSettings,
      [remove]: () => {
        settings = { ...settings, state: 'closed', active: false };
        return null;
      },
      ...answers,
    },
  );
  return {
    ...opened,
    bodies,
    taxBodies,
    byAnother(change: Partial<ShopSettings>) {
      settings = { ...settings, ...change, version: settings.version + 1 };
    },
  };
}

export const field = (name: string) => role('textbox', { name });
export const press = (name: string) => userEvent.click(role('button', { name }));
export const row = (name: string) => role('listitem').filter({ hasText: name });
export const seenAgain = () => document.dispatchEvent(new Event('visibilitychange'));
