import type { Browser, CDPSession } from 'playwright';
import { median } from '../../figures/figure.ts';
import { noteInteractions, timeInteraction } from './event-timing.ts';
import type { Interaction, Visit } from './interaction.ts';

const rounds = 5;

/** From an event to the next paint, in ms, the median of some rounds. */
export interface TimedInteraction extends Pick<Interaction, 'name' | 'isFirstMap'> {
  readonly ms: number;
}

/** Goes through the visits by touch on a phone, slowed down so many times, some rounds. */
export async function measureInteractions(
  browser: Browser,
  visits: readonly Visit[],
  throttle: number,
): Promise<readonly TimedInteraction[]> {
  const times = new Map<Interaction, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const visit of visits) {
      for (const [interaction, ms] of await playVisit(browser, visit, throttle)) {
        times.set(interaction, [...(times.get(interaction) ?? []), ms]);
      }
    }
  }
  return [...times].map(([{ name, isFirstMap }, all]) => ({ name, isFirstMap, ms: median(all) }));
}

async function playVisit(
  browser: Browser,
  { address, interactions }: Visit,
  rate: number,
): Promise<readonly (readonly [Interaction, number])[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  await noteInteractions(context);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await watchFrames(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const times: [Interaction, number][] = [];
  for (const interaction of interactions) {
    const ms = await timeInteraction(page, () => interaction.act(page)).catch((cause: unknown) => {
      throw new Error(`“${interaction.name}” failed.`, { cause });
    });
    times.push([interaction, ms]);
  }
  await context.close();
  return times;
}

/**
 * Has each frame looked at. Nobody sees a browser without windows, and it presents no frame where
 * something fixed alone has changed: what was pressed there would last until the next press.
 */
async function watchFrames(session: CDPSession): Promise<void> {
  session.on('Page.screencastFrame', ({ sessionId }) => {
    // The page may be gone by then.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  const smallest = { maxWidth: 16, maxHeight: 16 };
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 1, ...smallest });
}
