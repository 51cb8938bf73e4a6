import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright';
import { median } from '../figures/figure.ts';
import { scriptUntil, traceWhile } from './script-trace.ts';

/** Script time of evaluating Leaflet 1.9.4 at 4× throttle where the limits were measured, in ms. */
const referenceMs = 63;
const referenceRate = 4;
const rounds = 7;
const mark = 'evaluated';

const code = readFileSync(createRequire(import.meta.url).resolve('leaflet/dist/leaflet.js'));
const page = `<!doctype html><title>Leaflet</title><script src="/leaflet.js"></script>
<script>performance.mark('${mark}')</script>`;

/** How fast this machine is, by a piece of work whose time on the reference machine is known. */
export interface ReferenceSpeed {
  /** Script time of evaluating Leaflet at 4× throttle here, in ms. */
  readonly leafletMs: number;
  /** The throttle at which this machine takes as long as the reference machine at 4×; at least 1. */
  readonly throttle: number;
}

/** Measures the throttle that makes figures comparable with limits of another machine: decision 27. */
export async function measureReferenceSpeed(browser: Browser): Promise<ReferenceSpeed> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await evaluateLeaflet(browser));
  const leafletMs = median(times);
  return { leafletMs, throttle: Math.max(1, (referenceRate * referenceMs) / leafletMs) };
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
