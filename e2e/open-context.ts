import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';

/** Entrances and flights of the map are painted by the processor, and few journeys are about them. */
export const lessMotion = { reducedMotion: 'reduce' } as const satisfies BrowserContextOptions;

/** For journeys about motion, and whole walks as most visitors see them. */
export const fullMotion = {
  reducedMotion: 'no-preference',
} as const satisfies BrowserContextOptions;

/** A context of its own in the shared browser: every page of a journey opens in one. */
export function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 }, ...lessMotion, ...options });
}
