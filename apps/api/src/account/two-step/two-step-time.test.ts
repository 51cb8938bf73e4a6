import { afterEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { accountDomain } from '../routes.ts';
import { codeOf, firstStep, signInNew, travel, turnOn } from '../security.fixture.ts';

const server = await startTestServer([accountDomain], { withoutLimits: true });

afterEach(() => {
  vi.useRealTimers();
});

/** Moves on to so many seconds into a later half minute. */
function travelInto(seconds: number): void {
  const begun = Math.floor(Date.now() / 30_000 + 2) * 30_000;
  travel((begun - Date.now()) / 1_000 + seconds);
}

test.each([
  [-1, 9],
  [1, 21],
])('the code %i half minutes away counts %i seconds into this one', async (steps, seconds) => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  travelInto(seconds);
  const step = await firstStep(server, rosa.username);
  expect((await step.finish({ code: codeOf(secret, steps) })).status).toBe(200);
});

test.each([
  [-2, 1],
  [-1, 10],
  [1, 19],
  [2, 29],
])('the code %i half minutes away is none %i seconds into this one', async (steps, seconds) => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  travelInto(seconds);
  const step = await firstStep(server, rosa.username);
  expect((await step.finish({ code: codeOf(secret, steps) })).status).toBe(403);
  expect((await step.finish({ code: codeOf(secret) })).status).toBe(200);
});

test('the code of before the last one used works no more', async () => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  travelInto(21);
  const [before, after] = [codeOf(secret, 0), codeOf(secret, 1)];
  expect((await (await firstStep(server, rosa.username)).finish({ code: after })).status).toBe(200);
  expect((await (await firstStep(server, rosa.username)).finish({ code: before })).status).toBe(
    403,
  );
});
