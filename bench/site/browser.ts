import { findFreePort } from '@boardwalk/tools/ports';
import { findChromium } from '@boardwalk/tools/testing/browsers';
import { type Browser, chromium } from 'playwright';

/** A browser that Lighthouse may drive too, by its port. */
export interface OpenBrowser {
  readonly browser: Browser;
  readonly port: number;
}

export async function openBrowser(): Promise<OpenBrowser> {
  const port = await findFreePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
