import { expect, test } from 'vitest';
import { domains } from '../main.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';

const { inject } = await startTestServer(domains, { withoutDatabase: true });

interface Operation {
  readonly tags: readonly string[];
}

const { body: reference } = await inject({ url: '/api/openapi.json' });
const described = Object.entries<Record<string, Operation>>(reference.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, { tags }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      domain: tags[0],
    })),
);

test.each(domains.filter(({ routes }) => routes.length > 0))(
  'the reference describes exactly the calls that $name answers',
  ({ name, routes }) => {
    const calls = described.filter(({ domain }) => domain === name).map(({ call }) => call);
    const answered = routes.map(({ endpoint: { method, path } }) => `${method} ${path}`);
    expect(calls.toSorted()).toEqual(answered.toSorted());
  },
);

test('the page and its files come from this server under a strict policy', async () => {
  const { text, headers } = await inject({ url: '/api/docs/' });
  expect(headers['content-security-policy']).toContain("script-src 'self'; style-src 'self';");
  const files = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => String(file));
  expect(files).toHaveLength(3);
  for (const url of files) {
    expect(url).toMatch(/^\/api\/docs\//);
    const file = await inject({ url, headers: { 'accept-encoding': 'identity' } });
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toMatch(/^text\/(javascript|css); charset=utf-8$/);
  }
});
