import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { useFixtureSite } from './fixture-pages.ts';
import { forbiddingPolicies, type PolicyChanges, usePaymentPages } from './payment-pages.ts';

const browser = useChromium();
const site = await useFixtureSite(browser);
const pages = usePaymentPages(() => site);

async function open(tag = 'bw-pay', attributes = '', changes: PolicyChanges = {}) {
  return watchPage(browser(), await pages.show(tag, attributes, changes));
}

/** Returns the page once a user has requested the fields. */
async function openFields(...page: Parameters<typeof open>) {
  const watched = await open(...page);
  await watched.page.getByRole('button', { name: 'Add a card' }).click();
  return watched;
}

const stateOf = (page: Page) => page.locator('bw-pay p').first().textContent();
const fieldsOf = (page: Page) => page.frameLocator('boardwalk-place iframe');

async function fill(page: Page, number = '4242 4242 4242 4242') {
  const fields = fieldsOf(page);
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiration').fill('12 / 40');
  await fields.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Save' }).click();
}

const places = [
  ['alone', 'bw-pay', ''],
  ['in another', 'bw-pay-around', ''],
  ['three levels deep', 'bw-pay-around', 'levels="3"'],
] as const;

test.each(places)('a widget %s keeps a card under a strict policy', async (_, tag, attributes) => {
  const { page, violations, errors } = await openFields(tag, attributes);
  await expect.poll(() => stateOf(page)).toBe('ready');
  expect(await page.locator(`body > ${tag} > boardwalk-place`).count()).toBe(1);
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  await fill(page);
  await expect.poll(() => page.locator('bw-pay output').textContent()).toBe('succeeded');
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.locator('iframe[title^="Secure card"]').count()).toBe(0);
  expect(await page.locator('boardwalk-place').count()).toBe(0);
});

test('the bank’s page opens over a page that allows the provider’s frames', async () => {
  const { page } = await openFields();
  await expect.poll(() => stateOf(page)).toBe('ready');
  await fill(page, '4000 0027 6000 3184');
  const bank = page.frameLocator('iframe[title="3D Secure"]');
  await bank.getByRole('button', { name: 'Complete' }).click();
  await expect.poll(() => page.locator('bw-pay output').textContent()).toBe('succeeded');
});

test.each<[string, PolicyChanges]>([
  ['our policy', { 'trusted-types': "'none'" }],
  ...forbiddingPolicies(site.cdn),
])('a page that does not allow %s is told, and no frame of it is left', async (_, changes) => {
  const { page, violations } = await openFields('bw-pay', '', changes);
  await expect.poll(() => stateOf(page)).toBe('forbidden');
  expect((await violations()).length).toBe(1);
  expect(await page.locator('iframe').count()).toBe(0);
});

test('a script that can’t be had is tried once more by a press', async () => {
  const { page } = await open();
  await page.route(pages.script, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Add a card' }).click();
  await expect.poll(() => stateOf(page)).toBe('failed: unreachable');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => stateOf(page)).toBe('ready');
});

test('the script is of the release that its loader expects, and the console stays empty', async () => {
  const { page } = await open();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.getByRole('button', { name: 'Add a card' }).click();
  await expect.poll(() => stateOf(page)).toBe('ready');
  expect(logged).toEqual([]);
});

test('a widget that is moved has its fields anew, and keeps a card', async () => {
  const { page } = await openFields('bw-pay-around', 'levels="3"');
  await expect.poll(() => stateOf(page)).toBe('ready');
  await page.evaluate(() => {
    const section = document.createElement('section');
    document.body.append(section);
    section.append(document.querySelector('bw-pay-around') ?? '');
  });
  await fill(page);
  await expect.poll(() => page.locator('bw-pay output').textContent()).toBe('succeeded');
});
