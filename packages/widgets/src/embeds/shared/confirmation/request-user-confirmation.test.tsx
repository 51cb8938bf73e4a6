import { requestEmbedConfirmation as ask } from '@boardwalk/sdk-core/embeds/confirmations/embed-confirmation-store';
import {
  followConfirmation,
  startConfirmation,
} from '@boardwalk/sdk-core/embeds/confirmations/endpoints';
import { createFakeClient } from '@boardwalk/sdk-core/http/fake-client.fixture';
import { expect, test, vi } from 'vitest';
import { pageEnvironment } from '../../../element/environment/browser-environment.ts';
import { fakeApi, problem, siteOrigin } from '../../../kit/testing/fake-api.fixture.ts';
import { holdTimers } from '../../../kit/testing/timers.fixture.ts';
import { addWindow, sendFrom, stubWindow } from '../../../kit/testing/windows.fixture.ts';
import { listenForWindowMessages } from '../popup/listen-for-windows.ts';
import { requestUserConfirmation } from './request-user-confirmation.ts';

const id = '6f4c2d1e-0000-4000-8000-000000000001';
const started = { id, expiresAt: '2126-11-26T12:05:00Z' };
const asked = { kind: 'delete-card', subject: 'visa' } as const;
const real = { boardwalk: 'decision', state: id, decision: 'confirmed' };

/** A confirmation whose pop-up is a frame of the given site. */
async function openConfirmation(site: string) {
  const popup = addWindow();
  const heard: string[] = [];
  const life = new AbortController();
  const client = createFakeClient()
    .answer(startConfirmation, () => started)
    .answer(followConfirmation, () => ({ state: 'open' as const }));
  const shown = { source: popup, go: () => {}, close: () => {}, isClosed: () => false };
  const outcome = vi.fn();
  const asking = ask(asked, {
    client,
    siteOrigin: site,
    locale: 'en-CA',
    userId: 3,
    signal: life.signal,
    page: {
      open: () => shown,
      listen: (listener) =>
        listenForWindowMessages((one) => {
          heard.push(one.origin);
          listener(one);
        }),
    },
  });
  void asking.then(outcome);
  await expect.poll(() => client.calls.length).toBe(1);
  return { popup, heard, life, outcome, asking };
}

test('a thousand forged messages confirm nothing, and the pop-up’s own does', async () => {
  const { popup, heard, outcome, asking } = await openConfirmation(location.origin);
  const stranger = addWindow();
  const forgeries = [
    { ...real, state: 'x'.repeat(36) },
    { ...real, decision: 'yes' },
    { ...real, decision: null },
    { ...real, boardwalk: 'code' },
    { state: id, decision: 'confirmed' },
    JSON.stringify(real),
    [real],
    null,
    new Map(Object.entries(real)),
  ];
  for (let n = 0; n < 400; n += 1) {
    sendFrom(popup, forgeries[n % forgeries.length]);
    sendFrom(stranger, n % 2 ? real : forgeries[n % forgeries.length]);
    postMessage(real, '*');
    // What a script of the page makes up, with whatever origin and source.
    const made = { data: real, origin: location.origin, source: popup };
    dispatchEvent(new MessageEvent('message', made));
  }
  await expect.poll(() => heard.length).toBe(1_600);
  expect(outcome).not.toHaveBeenCalled();
  sendFrom(popup, real);
  expect(await asking).toEqual({ state: 'confirmed', id });
});

test('a window of another origin than our site’s is not believed', async () => {
  const { popup, heard, outcome, asking, life } = await openConfirmation('https://site.example');
  sendFrom(popup, real);
  await expect.poll(() => heard.length).toBe(1);
  expect(outcome).not.toHaveBeenCalled();
  life.abort();
  expect(await asking).toEqual({ state: 'refused' });
});

test('the pop-up opens in the very press, and is led to our site once there is something to show', async () => {
  const { popup, open, replaced } = stubWindow();
  fakeApi({
    'POST /embeds/confirmations': started,
    [`GET /embeds/confirmations/${id}/state`]: { state: 'open' },
  });
  const { pass } = holdTimers();
  const asking = requestUserConfirmation(pageEnvironment('fr-CA'), asked);
  expect(open).toHaveBeenCalledOnce();
  await expect.poll(() => replaced).toEqual([`${siteOrigin}/embeds/confirm?id=${id}&locale=fr-CA`]);
  // Shown, and then closed by the user who was prompted.
  popup.location.href = `${siteOrigin}/embeds/confirm`;
  await pass(600);
  popup.closed = true;
  await pass(600);
  expect(await asking).toEqual({ state: 'refused' });
});

test('a window that a page’s policy cuts off counts as closed by nobody', async () => {
  const { popup, replaced } = stubWindow();
  let state = 'open';
  fakeApi({
    'POST /embeds/confirmations': started,
    [`GET /embeds/confirmations/${id}/state`]: () => ({ state }),
  });
  const outcome = vi.fn();
  const { pass } = holdTimers();
  const asking = requestUserConfirmation(pageEnvironment('en-CA'), asked);
  void asking.then(outcome);
  await expect.poll(() => replaced).toHaveLength(1);
  popup.closed = true;
  await pass(1_800);
  expect(outcome).not.toHaveBeenCalled();
  state = 'confirmed';
  await pass(2_000);
  expect(await asking).toEqual({ state: 'confirmed', id });
});

test('a browser that opens nothing, and a server that refuses, are told apart', async () => {
  const { open } = stubWindow();
  const api = fakeApi({ 'POST /embeds/confirmations': () => problem('not-found') });
  const env = pageEnvironment('en-CA');
  expect(await requestUserConfirmation(env, asked)).toMatchObject({
    problem: { code: 'not-found' },
  });
  open.mockReturnValue(null);
  expect(await requestUserConfirmation(env, asked)).toEqual({ state: 'blocked' });
  expect(api.callsOf('POST')).toHaveLength(1);
});
