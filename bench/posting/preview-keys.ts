import type { Browser } from 'playwright';
import { password } from './person.ts';

/** Long enough for a 95th percentile, and no longer than a title may be. */
const typed = 'A walnut table with six chairs and a bench from a farm by the lake';
/** A blank shows with the letter after it. */
const shownKeys = typed.replaceAll(' ', '').length;
/** Between two keys, in ms: a quick typist. */
const keyDelay = 110;
const settleMs = 1_000;

declare global {
  /** From each key to the first frame in which the preview shows it, in ms. */
  var previewTimes: number[];
}

/** From each key that is pressed in a title to the preview that shows it, in ms. */
export async function measurePreviewKeys(
  browser: Browser,
  siteOrigin: string,
  { username, throttle }: { readonly username: string; readonly throttle: number },
): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  const page = await context.newPage();
  await page.goto(siteOrigin);
  await page.evaluate(
    (body) =>
      fetch('/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-boardwalk': '1' },
        body,
      }),
    JSON.stringify({ username, password }),
  );
  await page.goto(`${siteOrigin}/dashboard/listing/post/item`);
  // An item begins with its pictures.
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const title = page.locator('bw-post [name="title"]');
  // The title is the first of its headings, on whichever level.
  const shown = page.locator('bw-post bw-listing').getByRole('heading').first();
  await shown.evaluate((first) => {
    // Its widget may draw another heading meanwhile.
    const preview = first.getRootNode() as ShadowRoot;
    const waiting: { readonly length: number; readonly at: number }[] = [];
    globalThis.previewTimes = [];
    document.addEventListener('input', (event) => {
      const { value } = event.composedPath()[0] as HTMLInputElement;
      if (!value.endsWith(' ')) waiting.push({ length: value.length, at: event.timeStamp });
    });
    new MutationObserver(() => {
      const length = preview.querySelector('h2, h3')?.textContent.trim().length ?? 0;
      // Reported right after the frame that shows it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          while (waiting[0] && waiting[0].length <= length) {
            globalThis.previewTimes.push(performance.now() - (waiting.shift()?.at ?? 0));
          }
        };
        port2.postMessage(null);
      });
    }).observe(preview, { characterData: true, childList: true, subtree: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await title.pressSequentially(typed, { delay: keyDelay });
  await page.waitForTimeout(settleMs);
  const times = await page.evaluate(() => globalThis.previewTimes);
  await context.close();
  if (times.length < shownKeys * 0.9) {
    throw new Error(`The preview showed ${times.length} keys of ${shownKeys}.`);
  }
  return times;
}
