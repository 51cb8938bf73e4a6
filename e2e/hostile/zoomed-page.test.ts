import { getProduct } from '@boardwalk/tools/testing/product';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';

const browser = useChromium();
const { barePage } = getProduct();

/** What pages do to all lengths in them. */
const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'body { zoom: 1.25 }': { zoom: '1.25' },
  'body { zoom: 0.8 }': { zoom: '0.8' },
  'a transformed body': { transform: 'translate(12px, 8px)' },
};

async function openStyled(style: Readonly<Record<string, string>>, width: number, height: number) {
  const viewport = { width, height };
  const { page } = await watchPage(browser(), 'about:blank', { viewport });
  await page.goto(barePage);
  await page.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) document.body.style.setProperty(name, value);
    document.documentElement.style.fontSize = '62.5%';
  }, style);
  await page.locator('bw-search article').getByRole('link').first().waitFor();
  return page;
}

/** Waits until a thing stands still, and is on the screen with all of its sides. */
async function expectOnScreen(page: Page, thing: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const box = await thing.boundingBox();
      if (!box) return 'is not there';
      const isInside =
        box.x >= -1 &&
        box.y >= -1 &&
        box.x + box.width <= width + 1 &&
        box.y + box.height <= height + 1;
      return isInside ? 'is on the screen' : box;
    })
    .toBe('is on the screen');
}

test.each(Object.keys(pages))('dialogs fit the screen on a page with %s', async (name) => {
  for (const [width, height] of [
    [390, 700],
    [1280, 720],
  ] as const) {
    const page = await openStyled(pages[name] ?? {}, width, height);
    await page
      .locator('bw-search')
      .getByRole('button', { name: /^(All )?filters/i })
      .first()
      .click();
    const sheet = page.locator('bw-search .dialog-panel');
    await expectOnScreen(page, sheet);
    await expectOnScreen(page, sheet.locator('.dialog-footer').getByRole('button').last());
    await sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });

    await page.locator('bw-search article').getByRole('link').first().click();
    const listing = page.locator('.dialog-panel');
    await expectOnScreen(page, listing);
    await expectOnScreen(page, listing.getByRole('button', { name: 'Close', exact: true }));
  }
});

test.each(Object.keys(pages))('a pop-over stands at its button on a page with %s', async (name) => {
  const page = await openStyled(pages[name] ?? {}, 1280, 720);
  const search = page.locator('bw-search');
  const button = search.getByRole('button', { name: /price/i }).first();
  await button.click();
  const popover = search.locator('.popover:popover-open');
  await expectOnScreen(page, popover);
  await expect
    .poll(async () => {
      const [anchor, shown] = [await button.boundingBox(), await popover.boundingBox()];
      if (!anchor || !shown) return 'nowhere';
      // It begins where the button does, or further left where it would reach past the screen.
      const isBeside = shown.x <= anchor.x + 2 && shown.x + shown.width >= anchor.x + anchor.width;
      const below = Math.round(shown.y - (anchor.y + anchor.height));
      return { isBeside, below };
    })
    .toEqual({ isBeside: true, below: 6 });
});
