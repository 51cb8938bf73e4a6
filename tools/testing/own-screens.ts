import { Buffer } from 'node:buffer';
import { localPath, type SiteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import type { Page } from 'playwright';

/** A screen of posting that only somebody who is signed in sees. */
export interface OwnScreen {
  readonly name: string;
  /** An account of the demo. */
  readonly who: 'merchant' | 'admin';
  /** In English; it is the same in French below the prefix. */
  readonly path: string;
  /** Brings it about on the page at that path, in whatever language, and waits until it shows. */
  readonly show: (page: Page) => Promise<void>;
}

const demoPassword = 'boardwalk-demo';

const table = [
  'reference,subcategory,title,description,price,country,region,city',
  'S-1,EXCLUSIVE_ONLINE,Oak table,"Oak, oiled",1250.00,CA,ON,Hamilton',
  'S-2,EXCLUSIVE_ONLINE,Oak chair,"Oak, oiled",-1,CA,ON,Hamilton',
].join('\r\n');

/** 16 by 9 grey pixels. */
const picture = {
  name: 'roof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAJCAMAAAAM9FwAAAAAA1BMVEU9RFB0t5DsAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgGKQAAACZAAGVGD0UAAAAAElFTkSuQmCC',
    'base64',
  ),
};

/** Each has its own widget, dialog or state. */
export const ownScreens: readonly OwnScreen[] = [
  {
    name: 'the form with a draft',
    who: 'merchant',
    path: '/dashboard/listing/post/item',
    async show(page) {
      // An item begins with its pictures.
      await page.locator('bw-post .steps-end .button-primary').click();
      await page.locator('bw-post [name="subcategory"]').selectOption('CLASSIFIED');
      await page.locator('bw-post [name="title"]').fill('Oak table with six chairs');
      await page.waitForURL(/[?&]draft=\d+/);
      await page.locator('bw-post bw-listing').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'the choice of what to post',
    who: 'merchant',
    path: '/dashboard/listing/post',
    show: (page) => page.locator('bw-post a[href*="/listing/post/"]').first().waitFor(),
  },
  {
    name: 'My listings',
    who: 'merchant',
    path: '/dashboard/listings',
    show: (page) => page.locator('bw-my-listings .own-actions button').first().waitFor(),
  },
  {
    name: 'My listings with the earlier versions of one',
    who: 'merchant',
    path: '/dashboard/listings?filters=standing%3Dactive',
    async show(page) {
      await page.locator('bw-my-listings:state(ready)').waitFor();
      await page
        .locator('bw-my-listings [part=list] .own-actions .menu-place button')
        .first()
        .click();
      const earlier = /^(Earlier versions|Versions passées)$/;
      await page.getByRole('menuitem', { name: earlier }).click();
      await page.getByRole('dialog', { name: earlier }).getByRole('button').nth(1).waitFor();
    },
  },
  {
    name: 'My boards',
    who: 'merchant',
    path: '/dashboard/boards',
    show: (page) => page.locator('bw-my-boards').locator('.state, .license').first().waitFor(),
  },
  {
    name: 'the zones that one sponsors',
    who: 'merchant',
    path: '/dashboard/zones',
    show: (page) => page.locator('bw-zones').locator('.state, .zone').first().waitFor(),
  },
  {
    name: 'Messages',
    who: 'merchant',
    path: '/dashboard/notifications',
    show: (page) => page.locator('bw-inbox').locator('.state, .thread-row').first().waitFor(),
  },
  {
    name: 'the people whom one has blocked',
    who: 'merchant',
    path: '/dashboard/notifications/ignored',
    show: (page) => page.locator('bw-inbox .ignored').locator('.state, li').first().waitFor(),
  },
  {
    name: 'Alerts',
    who: 'merchant',
    path: '/dashboard/alerts',
    show: (page) => page.locator('bw-alerts').locator('.state, .alerts-rule').first().waitFor(),
  },
  {
    name: 'a new message',
    who: 'merchant',
    path: '/dashboard/notifications/compose',
    show: (page) => page.locator('bw-compose form').waitFor(),
  },
  {
    name: 'Files with one in large',
    who: 'merchant',
    path: '/dashboard/fileManagement',
    async show(page) {
      await page.locator('bw-files:state(ready)').waitFor();
      await page.locator('bw-files input[type=file]').first().setInputFiles(picture);
      await page.locator('bw-files .files-name').first().click();
      await page.locator('bw-files .files-large img').waitFor();
    },
  },
  {
    name: 'Billing',
    who: 'merchant',
    path: '/dashboard/stripe',
    async show(page) {
      await page.locator('bw-billing bw-cards:state(ready)').waitFor();
    },
  },
  {
    name: 'an import with its dry run',
    who: 'merchant',
    path: '/dashboard/listing/import',
    async show(page) {
      await page.locator('bw-import-listings:state(ready)').waitFor();
      await page.locator('bw-import-listings input[type=file]').setInputFiles({
        ...{ name: 'tables.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
      });
      await page.locator('bw-import-listings .import-table td').first().waitFor();
    },
  },
  {
    name: 'the listings of everybody',
    who: 'admin',
    path: '/dashboard/admin/listings',
    show: (page) => page.locator('bw-admin-listings:state(ready)').waitFor(),
  },
  {
    name: 'the listings that were reported',
    who: 'admin',
    path: '/dashboard/admin/listings?view=reports',
    show: (page) => page.locator('bw-admin-listings:state(ready)').waitFor(),
  },
  {
    name: 'the work in the background',
    who: 'admin',
    path: '/dashboard/admin/work',
    show: (page) => page.locator('bw-admin-work:state(ready)').waitFor(),
  },
  {
    name: 'the coupons',
    who: 'admin',
    path: '/dashboard/admin/stripe',
    show: (page) => page.locator('bw-admin-coupons:state(ready)').waitFor(),
  },
  {
    name: 'the boards',
    who: 'admin',
    path: '/dashboard/admin/boards',
    show: (page) => page.locator('bw-admin-boards:state(ready)').waitFor(),
  },
  {
    name: 'the zones',
    who: 'admin',
    path: '/dashboard/admin/zones',
    show: (page) => page.locator('bw-admin-zones:state(ready)').waitFor(),
  },
  {
    name: 'the plans',
    who: 'admin',
    path: '/dashboard/admin/plans',
    show: (page) => page.locator('bw-admin-plans:state(ready)').waitFor(),
  },
  {
    name: 'the payment provider',
    who: 'admin',
    path: '/dashboard/admin/stripe',
    show: (page) => page.locator('bw-admin-payments:state(ready)').waitFor(),
  },
];

/** Opens a screen in a language, in the browser of whom it is for. */
export async function openOwnScreen(
  page: Page,
  siteOrigin: string,
  { path, show, language }: OwnScreen & { readonly language: SiteLanguage },
): Promise<void> {
  await page.goto(siteOrigin + localPath(path, language));
  await show(page);
}

/** Signs an account of the demo in, in the browser of the page, which is one of our own site's. */
export async function signInToDemo(page: Page, who: OwnScreen['who']): Promise<void> {
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'x-boardwalk': '1' };
      const answer = await fetch('/login', { method: 'POST', headers, body });
      return answer.status;
    },
    JSON.stringify({ username: who, password: demoPassword }),
  );
  if (status !== 200) throw new Error(`The login of ${who} was answered with ${status}.`);
}
