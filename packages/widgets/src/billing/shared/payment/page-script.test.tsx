import { afterEach, expect, test, vi } from 'vitest';
import { findRegistry, joinPage } from '../../../element/environment/registry.ts';
import { createPageScript, loadPageScript } from './page-script.ts';
import { putStripe, removeStripe } from './testing/put-stripe.fixture.ts';

/** A script of that code, at an address of its own. */
function addressOf(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}

const good =
  'globalThis.Stripe = () => ({}); globalThis.stripeRuns = (globalThis.stripeRuns ?? 0) + 1;';
const unreachable = 'http://127.0.0.1:9/endive/stripe.js';

const inserted = (url: string) => document.querySelectorAll(`script[src="${url}"]`).length;
const runs = () => Reflect.get(globalThis, 'stripeRuns');

afterEach(() => {
  removeStripe();
  Reflect.deleteProperty(globalThis, 'stripeRuns');
});

test('many that ask at once, and later, have one script', async () => {
  const script = createPageScript();
  const url = addressOf(good);
  expect(await Promise.all([script.load(url), script.load(url)])).toEqual(['loaded', 'loaded']);
  expect(await script.load(url)).toBe('loaded');
  expect([inserted(url), runs()]).toEqual([1, 1]);
});

test('the page’s own script will do', async () => {
  putStripe(() => ({}));
  const url = addressOf(good);
  expect(await createPageScript().load(url)).toBe('loaded');
  expect(inserted(url)).toBe(0);
});

test('another address than the first is not loaded', async () => {
  const script = createPageScript();
  expect(await script.load(unreachable)).toBe('unreachable');
  const other = addressOf(good);
  expect(await script.load(other)).toBe('forbidden');
  expect([inserted(other), runs()]).toEqual([0, undefined]);
});

test('a script that can’t be had leaves nothing, and is asked for anew', async () => {
  const script = createPageScript();
  for (const _ of ['first', 'second']) {
    expect(await script.load(unreachable)).toBe('unreachable');
    expect(inserted(unreachable)).toBe(0);
  }
});

test('what is not the provider’s script is told, and another try may bring it', async () => {
  const script = createPageScript();
  const url = addressOf(
    `if ((globalThis.stripeRuns ??= 0)) { ${good} } else globalThis.stripeRuns = 1`,
  );
  expect(await script.load(url)).toBe('broken');
  expect(await script.load(url)).toBe('loaded');
  expect([inserted(url), runs()]).toEqual([1, 2]);
});

test('nobody waits longer than fifteen seconds, and what comes later is not lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const script = createPageScript();
  const url = addressOf(good);
  const outcome = script.load(url);
  vi.advanceTimersByTime(14_999);
  expect(inserted(url)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await outcome).toBe('late');
  expect(inserted(url)).toBe(0);
  vi.useRealTimers();
  // What comes after all does for the next try.
  await expect.poll(runs).toBe(1);
  expect(await script.load(url)).toBe('loaded');
  expect(inserted(url)).toBe(0);
});

test('all copies of the SDK on a page have one script', async () => {
  if (!findRegistry()) joinPage('0.0.1', async () => {});
  const other = new URL('./page-script.ts?other-copy', import.meta.url).href;
  const copy: typeof import('./page-script.ts') = await import(/* @vite-ignore */ other);
  expect(copy.loadPageScript).not.toBe(loadPageScript);
  const url = addressOf(good);
  const outcomes = await Promise.all([loadPageScript(url), copy.loadPageScript(url)]);
  expect([outcomes, inserted(url), runs()]).toEqual([['loaded', 'loaded'], 1, 1]);
  removeStripe();
  expect(await copy.loadPageScript(addressOf(good))).toBe('forbidden');
});
