import { spawn } from 'node:child_process';
import { findFreePort } from '@boardwalk/tools/ports';
import { getProduct } from '@boardwalk/tools/testing/product';

/** An element as the driver names it. */
type Element = Readonly<Record<string, string>>;

/** A WebKit with a screen of its own, driven by its WebDriver. */
export interface WebKit {
  readonly go: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a script in the window that is looked at. */
  readonly run: <Value>(script: string) => Promise<Value>;
  /** What an expression finds, soon. */
  readonly find: (expression: string) => Promise<Element>;
  readonly click: (element: Element) => Promise<void>;
  readonly type: (element: Element, text: string) => Promise<void>;
  readonly windows: () => Promise<readonly string[]>;
  readonly look: (window: string) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Ends a hang alone, as the limits of the other browsers do. */
const patience = 90_000;
const every = 100;

/** A window manager is there too, as no window has the focus without one. */
export async function launchWebKit(): Promise<WebKit> {
  const { webkit } = getProduct();
  if (!webkit) throw new Error('No WebKit was found.');
  const port = await findFreePort();
  const command = `openbox & exec ${webkit.driver} --port=${port}`;
  const { pid } = spawn('xvfb-run', ['-a', 'sh', '-c', command], { detached: true });
  if (pid === undefined) throw new Error('No screen could be started for WebKit.');
  const base = `http://127.0.0.1:${port}`;

  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const sent = body && { body: JSON.stringify(body) };
    const answer = await fetch(base + path, { method, ...sent });
    // WebDriver answers every call so.
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const endAll = () => process.kill(-pid, 'SIGTERM');
  await until(() => call<{ ready: boolean }>('GET', '/status').then(({ ready }) => ready));
  const options = { binary: webkit.browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
  const session = `/session/${sessionId}`;
  const run = <Value>(script: string) =>
    call<Value>('POST', `${session}/execute/sync`, { script, args: [] });
  const at = (element: Element) => `${session}/element/${Object.values(element)[0]}`;

  return {
    go: (url) => call('POST', `${session}/url`, { url }),
    reload: () => call('POST', `${session}/refresh`, {}),
    run,
    find: (expression) => until(() => run<Element | null>(`return ${expression}`)),
    click: (element) => call('POST', `${at(element)}/click`, {}),
    type: (element, text) => call('POST', `${at(element)}/value`, { text }),
    windows: () => call('GET', `${session}/window/handles`),
    look: (handle) => call('POST', `${session}/window`, { handle }),
    async end() {
      await call('DELETE', session);
      endAll();
    },
  };
}

/** Returns what is looked for again and again, as long as it is not there or can't be queried. */
export async function until<Value>(look: () => Promise<Value | null | false>): Promise<Value> {
  let fault: unknown;
  for (let waited = 0; waited < patience; waited += every) {
    const found = await look().catch((error: unknown) => {
      fault = error;
      return null;
    });
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  throw new Error(`It did not come: ${look}`, { cause: fault });
}
