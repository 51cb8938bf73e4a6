import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { signIn } from '../accounts/account-steps.ts';
import { openMemberElsewhere, uniqueWord, watchAsMember } from '../accounts/open-account.ts';
import { enter, goOn, openWindow, pressLast } from '../accounts/pop-up-steps.ts';
import { useChromium, watchPage } from '../embedding-page.ts';
import { publishCanoe } from '../posting/posting-steps.ts';
import { axe, log, textsOf, write } from './inbox-steps.ts';

const browser = useChromium();
const { siteOrigin, partnerOrigin } = getProduct();
/** The demo merchant's. */
const listing = 2201;

test('two browsers talk live, one loses its connection, all arrives in order once, one blocks the other', async () => {
  const marcus = await watchAsMember(browser(), `${siteOrigin}/dashboard/notifications`);
  const canoe = await publishCanoe(marcus.page.request, `Canoe ${uniqueWord()}`);
  const ana = await watchAsMember(browser(), `${siteOrigin}/item/listing/${canoe}`);
  const opening = `I would like to see the canoe named ${uniqueWord()}`;
  await ana.page.getByRole('button', { name: 'Message the seller' }).click();
  await ana.page.getByRole('textbox', { name: 'Your message' }).fill(`${opening}, ana@example.org`);
  await ana.page.getByRole('button', { name: 'Send message' }).click();
  await ana.page.getByRole('link', { name: 'Open the conversation' }).click();
  await ana.page.waitForURL(/\/notifications\/thread\/\d+$/);
  const address = ana.page.url();

  const badge = marcus.page.locator('bw-topbar').getByRole('link', { name: /^Messages: \d/ });
  await badge.first().waitFor();
  await marcus.page.getByRole('link', { name: opening }).click();
  await expect.poll(() => textsOf(marcus.page)).toEqual([`${opening}, •••`]);
  await badge.first().waitFor({ state: 'detached' });
  await write(marcus.page, 'Gladly. When?');
  await expect.poll(() => textsOf(ana.page)).toContain('Gladly. When?');
  // A member who has answered sees what was hidden.
  await expect.poll(() => textsOf(marcus.page)).toContain(`${opening}, ana@example.org`);
  expect(await axe(ana.page)).toEqual([]);
  expect(await axe(marcus.page)).toEqual([]);

  await ana.page.context().setOffline(true);
  await write(ana.page, 'On Monday, from the train');
  await ana.page.getByText('Not sent yet.').waitFor();
  await write(marcus.page, 'Monday is fine');
  await write(marcus.page, 'At nine?');
  await expect.poll(() => textsOf(marcus.page)).toContain('At nine?');
  await expect.poll(() => log(marcus.page).locator('.is-outgoing').count()).toBe(0);
  await ana.page.context().setOffline(false);
  const all = [
    `${opening}, ana@example.org`,
    'Gladly. When?',
    'Monday is fine',
    'At nine?',
    'On Monday, from the train',
  ];
  await expect.poll(() => textsOf(ana.page)).toEqual(all);
  await expect.poll(() => textsOf(marcus.page)).toEqual(all);

  await marcus.page.getByRole('button', { name: 'Block Ana' }).click();
  await marcus.page.getByRole('dialog').getByRole('button', { name: 'Block Ana' }).click();
  await marcus.page.getByText('You have blocked Ana.').waitFor();
  await write(ana.page, 'Hello?');
  await ana.page.getByText('Not sent.').waitFor();
  await marcus.page.goto(`${siteOrigin}/dashboard/notifications/ignored`);
  await marcus.page.getByRole('button', { name: 'Unblock Ana' }).click();
  await marcus.page.getByText('Ana can write to you again.').first().waitFor();
  await ana.page.goto(address);
  await expect.poll(() => textsOf(ana.page)).toEqual([...all, 'Hello?']);
  await ana.page.getByText('Not sent.').waitFor();
  await ana.page.getByRole('button', { name: 'Edit' }).click();
  await ana.page.getByRole('textbox', { name: /^Message to / }).press('Enter');
  await expect.poll(() => log(ana.page).locator('.is-outgoing').count()).toBe(0);
  await marcus.page.goto(address);
  await expect.poll(() => textsOf(marcus.page)).toEqual([...all, 'Hello?']);
});

test('on a partner’s page under the strictest policy a message is written, sent and found on our site', async () => {
  const { email, password } = await openMemberElsewhere();
  const { page, violations } = await watchPage(browser(), `${partnerOrigin}/bare`);
  await page.evaluate((id) => {
    const message = document.createElement('bw-message');
    message.setAttribute('listing-id', String(id));
    document.querySelector('#homes')?.replaceChildren(message);
  }, listing);
  const text = `Do you work on Sundays, at the ${uniqueWord()}?`;
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  const consent = await openWindow(page, page.getByRole('button', enter));
  await signIn(consent, email, password);
  await pressLast(consent, consent.getByRole('button', goOn));
  await page.getByText('Your message is sent.').waitFor();
  expect(await violations()).toEqual([]);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open the conversation on Boardwalk' }).click();
  const tab = await opened;
  await expect.poll(() => textsOf(tab)).toContain(text);
});
