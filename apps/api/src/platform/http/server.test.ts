import fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { domains } from '../../main.ts';
import { startTestServer } from '../test-server.fixture.ts';

const { call, inject } = await startTestServer(domains);

test('a live process says so, and a migrated database makes it ready', async () => {
  expect((await call('GET', '/health/live')).body).toEqual({ status: 'live' });
  expect((await call('GET', '/health/ready')).body).toEqual({ status: 'ready' });
});

test('asking whether it is ready reads no file', async () => {
  await call('GET', '/health/ready');
  const reading = vi.spyOn(fs, 'readFileSync');
  expect((await call('GET', '/health/ready')).status).toBe(200);
  const files = reading.mock.calls.map(([file]) => String(file));
  reading.mockRestore();
  expect(files).toEqual([]);
});

test('a visitor is nobody, with and without the trailing slash', async () => {
  for (const url of ['/api/v1/user/', '/api/v1/user']) {
    const answer = await call('GET', url);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('null');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  }
});

test('an unknown address is a problem without a stack', async () => {
  const answer = await call('GET', '/api/v1/nothing/here/at/all');
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.body).toMatchObject({
    type: '/problems/not-found',
    code: 'not-found',
    status: 404,
  });
  expect(answer.text).not.toContain('.ts');
});

test('a call of the specification that is not built yet answers 501', async () => {
  const answer = await call('POST', '/api/v1/brokerage/search', {});
  expect(answer.status).toBe(501);
  expect(answer.body.code).toBe('not-available');
});

test('a known address refuses another method and names those it takes', async () => {
  const answer = await call('DELETE', '/api/v1/user/');
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, PUT');
});

test('a method that an address takes for several calls is named once', async () => {
  const answer = await call('GET', '/api/v1/license/7/seats');
  expect(answer.status).toBe(405);
  const named = String(answer.headers.allow).split(', ');
  expect(named).toEqual([...new Set(named)]);
  expect(answer.body.detail).toBe(`This address takes ${named.join(' or ')}.`);
});

test('a well-formed request id comes back, another is replaced', async () => {
  const given = 'a1b2c3d4-e5f6';
  const kept = await inject({ url: '/health/live', headers: { 'x-request-id': given } });
  expect(kept.headers['x-request-id']).toBe(given);
  const forged = await inject({ url: '/health/live', headers: { 'x-request-id': 'a b"{}' } });
  expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('metrics count the answers by route', async () => {
  await call('GET', '/api/v1/user/');
  const { text } = await call('GET', '/metrics');
  expect(text).toContain('route="/api/v1/user/",status="200"');
});
