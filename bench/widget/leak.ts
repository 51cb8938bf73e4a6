import type { Browser, CDPSession } from 'playwright';

/** What is left over after mounting and removing a widget many times. */
export interface Leak {
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
}

const cycles = 100;

/** Counts timers that were set and neither fired nor cleared. */
function countTimers(): void {
  const pending = new Set<number>();
  Reflect.set(globalThis, 'pendingTimers', pending);
  const { setTimeout: set, setInterval: repeat, clearTimeout: clear } = globalThis;
  Object.assign(globalThis, {
    setTimeout(handler: () => void, delay?: number, ...rest: unknown[]) {
      const id: number = Number(
        set(() => {
          pending.delete(id);
          handler.call(globalThis, ...(rest as []));
        }, delay),
      );
      pending.add(id);
      return id;
    },
    setInterval(handler: () => void, delay?: number) {
      const id = Number(repeat(handler, delay));
      pending.add(id);
      return id;
    },
    clearTimeout(id: number) {
      pending.delete(id);
      clear(id);
    },
    clearInterval(id: number) {
      pending.delete(id);
      clear(id);
    },
  });
}

/** Mounts and removes the page's search 100 times and counts what stays after a collection. */
export async function measureLeak(browser: Browser, url: string): Promise<Leak> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(countTimers);
  await page.goto(url);
  const session = await context.newCDPSession(page);
  const mount = (count: number) => page.evaluate(mountAndRemove, count);
  await mount(5);
  const before = await counts(session, page);
  await mount(cycles);
  const after = await counts(session, page);
  await context.close();
  return {
    nodes: Math.max(0, after.nodes - before.nodes),
    listeners: Math.max(0, after.listeners - before.listeners),
    timers: Math.max(0, after.timers - before.timers),
  };
}

async function mountAndRemove(count: number): Promise<void> {
  const place = document.querySelector('main') ?? document.body;
  place.querySelector('bw-search')?.remove();
  for (let index = 0; index < count; index++) {
    const search = document.createElement('bw-search');
    search.setAttribute('category', 'property');
    search.setAttribute('near', 'Hamilton, ON');
    search.setAttribute('eager', '');
    place.append(search);
    const started = performance.now();
    while (!search.shadowRoot?.querySelector('article a')) {
      if (performance.now() - started > 10_000) throw new Error('No card within 10 s.');
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    search.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
}

async function counts(
  session: CDPSession,
  page: { evaluate(pageFunction: () => number): Promise<number> },
): Promise<Leak> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const timers = await page.evaluate(() => Reflect.get(globalThis, 'pendingTimers').size);
  return { nodes, listeners: jsEventListeners, timers };
}
