import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { demoAccount, uniqueWord, watchSignedIn } from '../accounts/open-account.ts';
import { useChromium, watchPage } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openContext } from '../open-context.ts';
import { tabTo } from './tab-to.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

const axe = (page: Page) => findFaults(new AxeBuilder({ page }));
const phone = { viewport: { width: 390, height: 844 } };

const languages = [
  {
    ...{ language: 'English', path: '/subscription', locale: 'en-CA' },
    ...{ title: 'Put your business on local boards', price: '$750', apply: 'Apply' },
    ...{ each: '$150 for each board', terms: 'Canadian dollars a year, before taxes' },
    ...{ code: 'Enterprise package code', choose: 'Choose Neighbourhood', chooseAny: /^Choose / },
    unknown:
      'This enterprise package code does not exist, please contact administrator to update your enterprise package code.',
    found: 'The code HORSESHOE-120 belongs to this plan.',
  },
  {
    ...{ language: 'French', path: '/fr/subscription', locale: 'fr-CA' },
    ...{ title: 'Affichez votre entreprise sur les panneaux d’ici', price: '750\u00a0$' },
    ...{ each: '150\u00a0$ par panneau', terms: 'dollars canadiens par an, avant taxes' },
    ...{ code: 'Code de forfait d’entreprise', choose: 'Choisir Neighbourhood' },
    ...{ chooseAny: /^Choisir /, apply: 'Appliquer' },
    unknown:
      'Ce code de forfait d’entreprise n’existe pas. Veuillez communiquer avec l’administrateur pour mettre votre code à jour.',
    found: 'Le code HORSESHOE-120 donne droit à ce forfait.',
  },
] as const;

test.each(languages)(
  'a visitor reads the plans in $language, and chooses one by the keyboard',
  async (words) => {
    const address = `${siteOrigin}${words.path}?billboards=7,12&listingId=9`;
    const { page, violations, errors } = await watchPage(browser(), address, {
      locale: words.locale,
      ...phone,
    });
    await page.locator('bw-plans:state(ready)').waitFor();
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    const card = page.locator('bw-plans').getByRole('listitem').nth(1);
    for (const said of [words.price, words.each, words.terms]) await card.getByText(said).waitFor();
    expect(await violations()).toEqual([]);
    expect(errors).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await tabTo(page, words.choose);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname.endsWith('/subscriptions'));
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('planId')).toMatch(/^[\da-f-]{36}$/);
    expect(searchParams.get('billboards')).toBe('7,12');
    expect(searchParams.get('listingId')).toBe('9');
  },
);

test.each(languages)(
  'a code of an enterprise is entered in $language, by the keyboard',
  async (words) => {
    const { page } = await watchPage(browser(), siteOrigin + words.path, { locale: words.locale });
    await page.locator('bw-plans:state(ready)').waitFor();
    expect(await page.getByRole('button', { name: words.apply, exact: true }).isDisabled()).toBe(
      true,
    );
    await tabTo(page, words.code);
    await page.keyboard.type('no-such-code');
    await page.keyboard.press('Enter');
    await page.getByText(words.unknown).waitFor();
    expect(await axe(page)).toEqual([]);
    // The focus is in the field again.
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('horseshoe-120');
    await page.keyboard.press('Enter');
    await page.getByText(words.found).waitFor();
    expect(await axe(page)).toEqual([]);
    await tabTo(page, words.chooseAny);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname.endsWith('/subscriptions'));
    expect(new URL(page.url()).search).toBe('?planId=HORSESHOE-120');
  },
);

test('without a script the plans are there, and lead on', async () => {
  const context = await openContext(browser(), { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteOrigin}/subscription?showMoreThan=20`);
  await page.getByText('These are the plans with more than 20 boards.').waitFor();
  expect(await page.getByRole('link', { name: /^Choose / }).count()).toBe(1);
  await page.getByRole('link', { name: 'Show all plans' }).click();
  await expect.poll(() => page.getByRole('link', { name: /^Choose / }).count()).toBe(4);
  await context.close();
});

test('an administrator makes a plan with a code → a visitor uses it → it ends', async () => {
  const code = `JOURNEY-${uniqueWord().toUpperCase()}`;
  const plan = `Plan of ${code}`;
  const address = `${siteOrigin}/dashboard/admin/plans`;
  const { page, violations } = await watchSignedIn(browser(), address, demoAccount('admin'));
  await page.locator('bw-admin-plans:state(ready)').waitFor();
  await page.getByText('HORSESHOE-120').waitFor();

  await tabTo(page, 'Make a plan');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, 'For sale to');
  await page.keyboard.type('Whoever');
  await tabTo(page, 'Name');
  await page.keyboard.type(plan);
  await tabTo(page, 'Boards');
  await page.keyboard.type('30');
  await tabTo(page, 'Price a year');
  await page.keyboard.type('3,000');
  await tabTo(page, 'Code');
  await page.keyboard.type('HORSESHOE-120');
  await page.keyboard.press('Enter');
  await page.getByText('Another plan has or had this code').waitFor();
  await page.locator('input[name=custom_code]:focus').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByText(`The plan ${plan} is for sale.`).first().waitFor();
  await page.getByText(code, { exact: true }).waitFor();

  const visitor = await watchPage(browser(), `${siteOrigin}/subscription`);
  const enter = async () => {
    await visitor.page.locator('bw-plans:state(ready)').waitFor();
    await tabTo(visitor.page, 'Enterprise package code');
    await visitor.page.keyboard.type(code.toLowerCase());
    await visitor.page.keyboard.press('Enter');
  };
  await enter();
  await visitor.page.getByText(`The code ${code} belongs to this plan.`).waitFor();
  await visitor.page.getByText('$100 for each board').waitFor();
  await tabTo(visitor.page, `Choose ${plan}`);
  await visitor.page.keyboard.press('Enter');
  await visitor.page.waitForURL(`${siteOrigin}/subscriptions?planId=${code}`);

  await tabTo(page, `End the plan ${plan}`);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, 'End');
  await page.keyboard.press('Enter');
  await page.getByText(`The plan ${plan} has ended.`).first().waitFor();
  await page.getByRole('row', { name: plan }).getByText('Ended').waitFor();
  // What axe itself writes into the page would count.
  expect(await violations()).toEqual([]);
  expect(await axe(page)).toEqual([]);

  await visitor.page.goto(`${siteOrigin}/subscription`);
  await enter();
  await visitor.page.getByText('This enterprise package code does not exist').waitFor();
});
