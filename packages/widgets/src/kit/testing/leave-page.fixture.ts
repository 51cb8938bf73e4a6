import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pageSenders } from '../../element/environment/page-calls.ts';
import { findRegistry } from '../../element/environment/registry.ts';
import { configure } from '../../element/environment/settings.ts';
import { waitingToasts } from '../../element/toast.ts';
import { untilStreamClosed } from './closed-stream.fixture.ts';
import { apiOrigin } from './fake-api.fixture.ts';

const { documentElement, body } = document;
const { lang } = documentElement;
const address = location.href;
/** Of the window, as the configuration says. */
const [width, height] = [1024, 768];

// Tests that share a page: each begins as on a page of its own, whose stores are new with its key.
// What stays is that the page knows the widgets of all files so far.
beforeEach(() => configure({ key: `pk_test_${crypto.randomUUID()}` }));

// What no test cleans up itself; the hooks of its file come before this one.
afterEach(async () => {
  body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const settings = findRegistry()?.settings ?? {};
  for (const name of Object.keys(settings)) delete settings[name];
  waitingToasts().length = 0;
  for (const element of [documentElement, body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  documentElement.lang = lang;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
});

afterAll(async () => {
  for (const { dropToken } of pageSenders(apiOrigin)) dropToken();
  await untilStreamClosed();
});
