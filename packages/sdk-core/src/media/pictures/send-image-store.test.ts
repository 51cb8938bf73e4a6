import { expect, test } from 'vitest';
import { clientOf, json } from '../../http/client.fixture.ts';
import type { FormToSend } from '../../http/send-form.ts';
import { createImageSender } from './send-image-store.ts';

const apiOrigin = 'https://api.example';
const content = new Blob(['x'], { type: 'image/jpeg' });
const kept = { images: [], failures: [] };

function options() {
  const parts: (number | undefined)[] = [];
  const signal = new AbortController().signal;
  return { parts, signal, onProgress: (part: number | undefined) => parts.push(part) };
}

test('our own site sends a picture by itself, and tells how far it is', async () => {
  const { client, requests } = clientOf([() => json(null)], { isOwnSite: true });
  const sent: FormToSend[] = [];
  const send = createImageSender({ client, apiOrigin }, true, async (form) => {
    sent.push(form);
    form.onProgress(0.5);
    return kept;
  });
  const { parts, ...rest } = options();
  expect(await send(content, 'a.jpg', rest)).toEqual(kept);
  expect(sent[0]).toMatchObject({ url: `${apiOrigin}/api/v1/media/image`, method: 'POST' });
  expect(sent[0]?.form.get('images')).toMatchObject({ name: 'a.jpg' });
  expect([parts, requests]).toEqual([[0.5], []]);
});

test('a page of others sends it by the client, which has its key and session', async () => {
  const { client, requests } = clientOf([() => json(kept)], { key: 'pk_live_a' });
  const { parts, ...rest } = options();
  expect(await createImageSender({ client, apiOrigin }, false)(content, 'a.jpg', rest)).toEqual(
    kept,
  );
  const [{ url, init } = { url: '', init: {} }] = requests;
  expect(url).toBe(`${apiOrigin}/api/v1/media/image?key=pk_live_a`);
  expect(init.headers).not.toHaveProperty('content-type');
  expect((init.body as FormData).get('images')).toMatchObject({ name: 'a.jpg' });
  // `fetch` does not report its progress.
  expect(parts).toEqual([undefined]);
});
