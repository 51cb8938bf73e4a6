import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openFirefoxPage } from '../firefox-browser.ts';
import { type FixtureSite, openFixtureSite } from './fixture-site.ts';
import { forbiddingPolicies, type PolicyChanges, usePaymentPages } from './payment-pages.ts';

const site: FixtureSite = await openFixtureSite();
const pages = usePaymentPages(() => site);
const opened: Page[] = [];

afterAll(() => site.close());
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

async function openFields(tag: string, attributes = '', changes: PolicyChanges = {}) {
  const page = await openFirefoxPage();
  opened.push(page);
  await page.goto(await pages.show(tag, attributes, changes));
  await press(page, 'Add a card');
  return page;
}

/**
 * Presses the button of that name, in whatever shadow root. A locator that does not find it at once
 * waits for a change of the page, and is not notified of any in shadow roots.
 */
async function press(page: Page, name: string): Promise<void> {
  const button = `>>> button ::-p-text(${name})`;
  await expect.poll(() => page.$(button)).not.toBe(null);
  await page.locator(button).click();
}

/** What the one element of that name says, in whatever shadow root. */
const textOf = (page: Page, selector: string) =>
  page.$eval(`>>> ${selector}`, ({ textContent }) => textContent).catch(() => undefined);

test('a widget three levels deep keeps a card, and so it does once it was moved', async () => {
  const page = await openFields('bw-pay-around', 'levels="3"');
  await expect.poll(() => textOf(page, 'p')).toBe('ready');
  await page.evaluate(() => {
    document.querySelector('boardwalk-place iframe')?.setAttribute('data-before', '');
    const section = document.createElement('section');
    document.body.append(section);
    section.append(document.querySelector('bw-pay-around') ?? '');
  });
  // What was typed into the frame that goes would be lost, and say nothing.
  await expect.poll(() => page.$$('boardwalk-place iframe:not([data-before])')).toHaveLength(1);
  await expect.poll(() => textOf(page, 'p')).toBe('ready');
  const frame = await (await page.$('boardwalk-place iframe'))?.contentFrame();
  await frame?.locator('[name=number]').fill('4242424242424242');
  await frame?.locator('[name=expiry]').fill('12 / 40');
  await frame?.locator('[name=cvc]').fill('123');
  await press(page, 'Save');
  await expect.poll(() => textOf(page, 'output')).toBe('succeeded');
});

test.each(forbiddingPolicies(site.cdn))('a page that forbids %s is told', async (_, changes) => {
  const page = await openFields('bw-pay', '', changes);
  await expect.poll(() => textOf(page, 'p')).toBe('forbidden');
  expect(await page.$$('iframe')).toHaveLength(0);
});
