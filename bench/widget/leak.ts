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

/** A widget to mount and remove. */
interface Subject {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What must come near the screen before all of it is loaded, as a selector in its shadow root. */
  readonly sight: string;
  /** What shows when it may be removed. */
  readonly whole: string;
}

/** A search in the middle of its first view, one with bar, pages and map, a listing with its map. */
function subjectsOf(listingId: string): readonly Subject[] {
  const search = { category: 'property', near: 'Hamilton, ON', eager: '' };
  return [
    { tag: 'bw-search', attributes: search, sight: '.results', whole: 'article a' },
    {
      tag: 'bw-search',
      attributes: { ...search, view: 'split' },
      sight: '.search-map',
      whole: '.search:has(search):has(.pager) .pin',
    },
    {
      tag: 'bw-listing',
      attributes: { type: 'property', id: listingId, eager: '' },
      sight: '.listing-map',
      whole: '.map-pin',
    },
  ];
}

/** Mounts and removes each of these 100 times and adds up what stays after a collection. */
export async function measureLeak(browser: Browser, url: string): Promise<Leak> {
  const total = { nodes: 0, listeners: 0, timers: 0 };
  for (const subject of subjectsOf(await findListing(browser, url))) {
    const leak = await measureOne(browser, url, subject);
    total.nodes += leak.nodes;
    total.listeners += leak.listeners;
    total.timers += leak.timers;
  }
  return total;
}

/** The id of a home that the page's own search shows. */
async function findListing(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url);
  const id = await page.locator('bw-search >> [data-listing]').first().getAttribute('data-listing');
  await page.close();
  if (id === null) throw new Error('The page shows no listing.');
  return id;
}

async function measureOne(browser: Browser, url: string, subject: Subject): Promise<Leak> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(countTimers);
  await page.goto(url);
  const session = await context.newCDPSession(page);
  const mount = (count: number) => page.evaluate(mountAndRemove, { ...subject, count });
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

type Mounting = Subject & { readonly count: number };

async function mountAndRemove({ tag, attributes, sight, whole, count }: Mounting): Promise<void> {
  const place = document.querySelector('main') ?? document.body;
  place.querySelector('bw-search')?.remove();
  for (let index = 0; index < count; index++) {
    const widget = document.createElement(tag);
    for (const [name, text] of Object.entries(attributes)) widget.setAttribute(name, text);
    place.append(widget);
    const started = performance.now();
    while (!widget.shadowRoot?.querySelector(whole)) {
      if (performance.now() - started > 10_000)
        throw new Error(`<${tag}> shows no ${whole} within 10 s.`);
      widget.shadowRoot?.querySelector(sight)?.scrollIntoView();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    widget.remove();
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
