import { signInToDemo } from '@boardwalk/tools/testing/own-screens';
import { runProduct } from '@boardwalk/tools/testing/run-product';
import type { Browser, Page } from 'playwright';
import { type Timings, timeCalls } from '../search/timings.ts';
import { openBrowser } from '../site/browser.ts';

const warmUp = 3;
const rounds = 15;
/** Milliseconds: nobody writes faster, and who does is refused. */
const pauseMs = 4_000;
/** Of the demo's merchant. */
const listing = 2201;

declare global {
  /** When the key was pressed that sends a message, in milliseconds since 1970. */
  var pressedAt: number;
}

/** From a press of Enter in one browser to the message in another, on this machine. */
export async function measureLive(): Promise<Timings> {
  const { product, end } = await runProduct();
  const { browser } = await openBrowser();
  try {
    const { siteOrigin } = product;
    const one = await openSignedIn(browser, siteOrigin, 'admin');
    const thread = await begin(one, siteOrigin);
    const two = await openSignedIn(browser, siteOrigin, 'merchant');
    for (const page of [one, two]) {
      await page.goto(`${siteOrigin}/dashboard/notifications/thread/${thread}`);
      await page.locator('bw-inbox').getByRole('log').waitFor();
    }
    const texts = Array.from({ length: warmUp + rounds }, (_, nth) => `Message ${nth} of these`);
    const say = async (text: string) => {
      await one.waitForTimeout(pauseMs);
      return tell(one, two, text);
    };
    await timeCalls(texts.slice(0, warmUp), 1, say);
    return await timeCalls(texts.slice(warmUp), 1, say);
  } finally {
    await browser.close();
    await end();
  }
}

async function openSignedIn(browser: Browser, origin: string, who: 'admin' | 'merchant') {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${origin}/about`);
  await signInToDemo(page, who);
  return page;
}

/** Writes to the owner of a listing; answers the thread. */
async function begin(page: Page, origin: string): Promise<number> {
  const answer = await page.request.get(`${origin}/api/v1/merchant/listing/${listing}`);
  const { owner: whom } = await answer.json();
  const body = { body: 'Good morning.', listing };
  const sent = await post(page, `/api/v1/inbox/${whom.id}`, body);
  return (sent as { readonly thread: number }).thread;
}

function post(page: Page, path: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ([address, text]) => {
      const headers = {
        'content-type': 'application/json',
        'x-boardwalk': '1',
        'idempotency-key': crypto.randomUUID(),
      };
      const answer = await fetch(address, { method: 'POST', headers, body: text });
      if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** By the clock of the machine, which both pages share. */
async function tell(from: Page, to: Page, text: string): Promise<number> {
  const shown = to.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const log = document.querySelector('bw-inbox')?.shadowRoot?.querySelector('[role=log]');
          if (log?.textContent.includes(wanted)) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );
  await from.getByRole('textbox', { name: 'Message to' }).fill(text);
  await from.evaluate(() => {
    const note = () => {
      globalThis.pressedAt = Date.now();
    };
    addEventListener('keydown', note, { capture: true, once: true });
  });
  await from.keyboard.press('Enter');
  return (await shown) - (await from.evaluate(() => globalThis.pressedAt));
}
