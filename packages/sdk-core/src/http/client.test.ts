import { expect, test, vi } from 'vitest';
import type { UserId } from '../vocabulary/ids.ts';
import {
  clientOf,
  expectProblem,
  json,
  listing,
  post,
  posting,
  problem,
  readListing,
  readSetting,
  searching,
  text,
  who,
} from './client.fixture.ts';

test('a call carries its parts where the contract puts them', async () => {
  const { client, requests } = clientOf([() => json({ id: 7 })], { key: 'pk_test_1' });
  const input = { params: { type: 'a b/c', id: 7 }, query: { size: 2, sort: undefined } };
  expect(await client.call(readListing, input)).toEqual({ id: 7 });
  expect(requests[0]).toEqual({
    url: 'https://api.example/api/v1/a%20b%2Fc/listing/7?size=2&key=pk_test_1',
    init: expect.objectContaining({
      method: 'GET',
      credentials: 'include',
      headers: { accept: 'application/json' },
    }),
  });
});

test('only a call that changes something carries the header that no form can send', async () => {
  const { client, requests } = clientOf([() => json({ id: 1 })]);
  await client.call(posting, post, { idempotencyKey: 'once', ifMatch: 7 });
  await client.call(searching, post);
  expect(requests.map(({ init }) => init.headers)).toEqual([
    {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-boardwalk': '1',
      'idempotency-key': 'once',
      'if-match': '"7"',
    },
    { accept: 'application/json', 'content-type': 'application/json' },
  ]);
  expect(requests[0]?.init.body).toBe('{"title":"A canoe"}');
});

test('a change is for whom the page shows, and it hears where somebody else is signed in', async () => {
  const answers = [() => json({ id: 1 }), () => problem('other-user', 409)];
  const { client, requests } = clientOf(answers, { isOwnSite: true });
  const onOther = vi.fn();
  client.showFor?.(3 as UserId, onOther);
  await client.call(posting, post);
  expect(client.shownFor).toBe(3);
  expect((await expectProblem(client.call(posting, post))).code).toBe('other-user');
  expect(onOther).toHaveBeenCalledOnce();
  await client.call(searching, post).catch(() => undefined);
  client.showFor?.(undefined, onOther);
  await client.call(posting, post).catch(() => undefined);
  const shown = requests.map(({ init }) => new Headers(init.headers).get('boardwalk-user'));
  expect(shown).toEqual(['3', '3', null, null]);
});

test('a page of another site names nobody: its token says whose it is', async () => {
  const { client, requests } = clientOf([() => json({ id: 1 })]);
  client.showFor?.(3 as UserId, () => undefined);
  await client.call(posting, post);
  expect(requests[0]?.init.headers).not.toHaveProperty('boardwalk-user');
});

test.each([
  [{ type: 'item' }, 'params.id'],
  [{ id: 7 }, 'params.type'],
  [{ type: '', id: 7 }, 'params.type'],
  [{ type: '..', id: 7 }, 'params.type'],
  [{ type: '.', id: 7 }, 'params.type'],
  [{ type: null, id: 7 }, 'params.type'],
])(
  'with the path values %j, nothing is sent and the value at fault is named',
  async (params, path) => {
    const { client, requests } = clientOf([() => json({ id: 7 })]);
    const refusal = await expectProblem(client.call(readListing, { params }));
    expect(refusal.code).toBe('invalid-request');
    expect(refusal.fields.map((field) => field.path)).toEqual([path]);
    expect(requests).toEqual([]);
  },
);

test('a problem of the server arrives with its code, sentence, fields and patience', async () => {
  const fields = [{ path: 'body.title', message: 'expected a text' }];
  const { client } = clientOf([
    () => problem('too-many-requests', 429, { detail: 'Wait.', fields }, { 'retry-after': '7' }),
  ]);
  const refusal = await expectProblem(client.call(posting, post));
  expect(refusal).toMatchObject({
    code: 'too-many-requests',
    status: 429,
    message: 'Wait.',
    fields,
  });
  expect(refusal.retryAfter).toBe(7);
});

test('a problem without a detail is told by its title', async () => {
  const { client } = clientOf([() => problem('gone', 410)]);
  expect((await expectProblem(client.call(readListing, listing))).message).toBe('A title.');
});

test.each([
  ['an unknown code', () => problem('teapot', 418), 'internal'],
  ['JSON that is no problem', () => json(null, 400), 'invalid-request'],
  ['a page of a proxy', () => text('<h1>No</h1>', 403), 'forbidden'],
  ['a page that is not there', () => text('<h1>No</h1>', 404), 'not-found'],
  ['a text that puts off', () => text('slow down', 429, 'text/plain'), 'too-many-requests'],
  ['a page where JSON was expected', () => text('<h1>Hello</h1>', 200), 'internal'],
  ['a type that only begins like JSON', () => text('{}', 200, 'application/jsonp'), 'internal'],
] as const)('%s is refused as %s', async (_, answer, code) => {
  const { client } = clientOf([answer]);
  const refusal = await expectProblem(client.call(posting, post));
  expect(refusal.code).toBe(code);
  expect(refusal.message).not.toContain('<');
});

test('no content is null, and a text is a text where the contract says so', async () => {
  const { client } = clientOf([
    () => new Response(null, { status: 204 }),
    () => text('Boardwalk', 200, 'text/plain; charset=utf-8'),
  ]);
  expect(await client.call(posting, post)).toBeNull();
  expect(await client.call(readSetting, {})).toBe('Boardwalk');
});

test.each([
  ['a problem', () => problem('unauthorized', 401)],
  ['a text', () => text('Unauthorized', 401, 'text/plain')],
])('whoever is signed in no longer is after a 401 as %s', async (_, answer) => {
  const onSignedOut = vi.fn();
  const { client, requests } = clientOf([answer], { onSignedOut });
  expect((await expectProblem(client.call(readListing, listing))).code).toBe('unauthorized');
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(requests).toHaveLength(1);
});

test('a call that was under way with an older session is sent again by the one of now', async () => {
  const onSignedOut = vi.fn();
  const answers = [
    () => problem('unauthorized', 401),
    () => json({ id: 3 }),
    () => json({ title: 'A canoe' }),
  ];
  const { client, requests } = clientOf(answers, { onSignedOut });
  client.askWho?.(who);
  expect(await client.call(posting, post)).toEqual({ title: 'A canoe' });
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/v1/post',
    '/api/v1/who',
    '/api/v1/post',
  ]);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('one that is given up while it is asked who is signed in signs nobody out', async () => {
  const onSignedOut = vi.fn();
  const given = new AbortController();
  const answers = [
    () => problem('unauthorized', 401),
    () => {
      given.abort();
      return json({ id: 3 });
    },
  ];
  const { client, requests } = clientOf(answers, { onSignedOut });
  client.askWho?.(who);
  const call = client.call(readListing, listing, { signal: given.signal });
  expect((await expectProblem(call)).code).toBe('aborted');
  expect(requests).toHaveLength(2);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test.each([
  ['nobody is signed in', () => json(null), 2],
  ['that session is over too', () => problem('unauthorized', 401), 2],
  ['it is refused again', () => json({ id: 3 }), 3],
])('a 401 counts once where %s', async (_, answerWho, calls) => {
  const onSignedOut = vi.fn();
  const refused = () => problem('unauthorized', 401);
  const { client, requests } = clientOf([refused, answerWho, refused], { onSignedOut });
  client.askWho?.(who);
  expect((await expectProblem(client.call(posting, post))).code).toBe('unauthorized');
  expect(requests).toHaveLength(calls);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test.each([
  [3, true],
  [undefined, false],
])(
  'a 401 of a page that is shown for %s tells whether anybody was signed in',
  async (user, was) => {
    const onSignedOut = vi.fn();
    const refused = () => problem('unauthorized', 401);
    const { client } = clientOf([refused], { onSignedOut, isOwnSite: true });
    client.showFor?.(user as UserId | undefined, () => undefined);
    await expectProblem(client.call(readListing, listing));
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(was);
  },
);

test('nobody is signed out by another refusal', async () => {
  const onSignedOut = vi.fn();
  const { client } = clientOf([() => problem('forbidden', 403)], { onSignedOut });
  await expectProblem(client.call(readListing, listing));
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('that a page may not call is told to whoever made it, by one line', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const detail = 'The key was revoked.';
  const { client } = clientOf([() => problem('origin-not-allowed', 403, { detail })]);
  expect((await expectProblem(client.call(readListing, listing))).code).toBe('origin-not-allowed');
  expect(warn.mock.calls).toEqual([['[boardwalk]', detail]]);
  warn.mockRestore();
});

test('why a page may not use its key is read without cookies, once and in a reading alone', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const key = 'pk_live_1';
  const detail = 'The key is not known.';
  const blocked = () => Promise.reject(new TypeError('Failed to fetch'));
  const refused = () => problem('origin-not-allowed', 403, { detail });
  const { client, requests } = clientOf([blocked, refused], { key });
  const { code, message } = await expectProblem(client.call(readListing, listing));
  expect([code, message]).toEqual(['origin-not-allowed', detail]);
  expect(requests.map(({ init }) => init.credentials)).toEqual(['include', 'omit']);
  expect(requests[1]?.url).toBe(requests[0]?.url);
  expect(warn.mock.calls).toEqual([['[boardwalk]', detail]]);
  warn.mockRestore();

  const changing = clientOf([blocked], { key });
  expect((await expectProblem(changing.client.call(posting, post))).code).toBe('network');
  expect(changing.requests).toHaveLength(1);
});

test('what is read without cookies because a network failed is asked for anew with them', async () => {
  const blocked = () => Promise.reject(new TypeError('Failed to fetch'));
  const answers = [blocked, () => json({ id: 1 }), () => json({ id: 7 })];
  const { client } = clientOf(answers, { key: 'pk_live_1' });
  expect(await client.call(readListing, listing)).toEqual({ id: 7 });
});

test('a page that shows no key calls without cookies, as it is answered like any page', async () => {
  const { client, requests } = clientOf([() => json({ id: 7 })], { isAnonymous: true });
  await client.call(readListing, listing);
  await client.call(posting, post);
  expect(requests.map(({ init }) => init.credentials)).toEqual(['omit', 'omit']);
});

test('what the server has to say to whoever made the page is told once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const notice = 'https://shop.example is registered, but shows no key.';
  const { client } = clientOf([() => json({ id: 7 }, 200, { 'boardwalk-notice': notice })]);
  await client.call(readListing, listing);
  await client.call(readListing, listing);
  expect(warn.mock.calls).toEqual([['[boardwalk]', notice]]);
  warn.mockRestore();
});

test('an answer that strays from the contract is refused where it is checked', async () => {
  const { client } = clientOf([() => json({ id: 'seven' })], {
    parseResponse: () => {
      throw new Error('expected a number');
    },
  });
  expect((await expectProblem(client.call(readListing, listing))).code).toBe('internal');
});
