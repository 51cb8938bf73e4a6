import AxeBuilder from '@axe-core/playwright';
import { openOwnScreen, ownScreens } from '@boardwalk/tools/testing/own-screens';
import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { demoAccount, watchSignedIn } from '../accounts/open-account.ts';
import { useChromium } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { looks } from '../looks.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

test.each([
  ['merchant', 'en'],
  ['merchant', 'fr'],
  ['admin', 'en'],
  ['admin', 'fr'],
] as const)('axe finds nothing in what a %s sees of posting, %s', async (who, language) => {
  const { page } = await watchSignedIn(browser(), 'about:blank', demoAccount(who));
  const found: string[] = [];
  for (const screen of ownScreens.filter((one) => one.who === who)) {
    await openOwnScreen(page, siteOrigin, { ...screen, language });
    for (const { colorScheme, width } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const faults = await findFaults(new AxeBuilder({ page }));
      found.push(...faults.map((fault) => `${screen.name}, ${colorScheme} ${width}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
  await page.context().close();
});
