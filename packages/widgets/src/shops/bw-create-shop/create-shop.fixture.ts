import { clearLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import { ownShop } from '@boardwalk/sdk-core/shops/own/own-shop.fixture';
import { onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { account, sellerAnswers } from '../testing/seller.fixture.ts';

export const accounts = 'GET /stripe/oauth/accounts';
export const create = 'POST /marketplace/shop/';

/** Opens it; on a page of our own site, which calls its own address, where that is what matters. */
export function openCreation(answers: object = {}, attributes = {}, isOwnSite = false) {
  const opened = openWidget(
    'bw-create-shop',
    attributes,
    {
      ...sellerAnswers([account]),
      [create]: ownShop,
      ...answers,
    },
    isOwnSite ? { apiOrigin: location.origin, siteOrigin: location.origin } : {},
  );
  const send = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    send(url.replace(location.origin, apiOrigin), init),
  );
  const led: string[] = [];
  opened.element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    led.push((event as CustomEvent).detail.route.path);
  });
  onTestFinished(() => clearLocalDrafts());
  return { ...opened, led };
}

export const field = (name: string) => role('textbox', { name });
export const submit = role('button', { name: 'Create the shop' });

/** Fills in what a shop can’t be without. */
export async function fillIn() {
  await userEvent.fill(field('Name of the shop'), 'Maple & Birch');
  await userEvent.fill(role('combobox', { name: 'City' }), 'Hamilton');
  await userEvent.selectOptions(role('combobox', { name: 'Province' }), 'Ontario');
}
