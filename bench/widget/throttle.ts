import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { median } from '../figures/figure.ts';
import { scriptUntil, traceWhile } from './script-trace.ts';

/** Script time of evaluating Leaflet 1.9.4 at 4× throttle where the limits were measured, in ms. */
const referenceMs = 63;
const referenceRate = 4;
const rounds = 3;
const mark = 'evaluated';

const code = readFileSync(fileURLToPath(import.meta.resolve('leaflet/dist/leaflet.js')));
const page = `<!doctype html><title>Leaflet</title><script src="/leaflet.js"></script>
<script>performance.mark('${mark}')</script>`;

/**
 * The throttle at which this machine takes as long as the reference machine at 4×, by a piece of
 * work whose time there is known; at least 1: 0027-throttle-of-the-bench.md.
 */
export async function measureThrottle(browser: Browser): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await evaluateLeaflet(browser));
  return Math.max(1, (referenceRate * referenceMs) / median(times));
}

async function evaluateLeaflet(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await tab.route('**/*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ contentType: 'text/html', body: page }),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: referenceRate });
  const trace = await traceWhile(session, () => tab.goto('http://reference.localhost/'));
  await context.close();
  return scriptUntil(trace, mark);
}
