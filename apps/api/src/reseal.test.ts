import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { accountDomain } from './account/routes.ts';
import { codeOf, firstStep, signInNew, travel, turnOn } from './account/security.fixture.ts';
import { twoFactors } from './account/tables.ts';
import { createSecrets } from './platform/secrets/secrets.ts';
import { startTestServer } from './platform/test-server.fixture.ts';

const [before, next] = [randomBytes(32), randomBytes(32)];
const keys = { secretKey: next, secretKeyBefore: before };
const server = await startTestServer([accountDomain], { ...keys, withoutLimits: true });
const { database, configuration } = server.platform;
const script = fileURLToPath(new URL('reseal.ts', import.meta.url));

afterEach(() => {
  vi.useRealTimers();
});

function run(secretKey: Buffer, secretKeyBefore: Buffer) {
  const env = {
    ...process.env,
    DATABASE_URL: configuration.databaseUrl,
    BOARDWALK_DATA: configuration.dataFolder,
    BOARDWALK_SECRET_KEY: secretKey.toString('hex'),
    BOARDWALK_SECRET_KEY_BEFORE: secretKeyBefore.toString('hex'),
  };
  return promisify(execFile)(process.execPath, [script], { env });
}

/** Somebody with two steps whose secret the key before has sealed. */
async function withOldSecret() {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  const sealedSecret = createSecrets(before).seal(secret, `two-factor ${rosa.id}`);
  await database.update(twoFactors).set({ sealedSecret }).where(eq(twoFactors.userId, rosa.id));
  return { rosa, secret };
}

async function isSealedBy(key: Buffer, userId: number): Promise<boolean> {
  const [row] = await database.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row !== undefined && !createSecrets(key).isOutdated(row.sealedSecret);
}

test('a code still signs in, and seals its secret with the new key', async () => {
  const { rosa, secret } = await withOldSecret();
  const step = await firstStep(server, rosa.username);
  expect((await step.finish({ code: codeOf(secret) })).status).toBe(200);
  expect(await isSealedBy(next, rosa.id)).toBe(true);
  travel(30);
  const again = await firstStep(server, rosa.username);
  expect((await again.finish({ code: codeOf(secret) })).status).toBe(200);
});

test('the command seals what nobody has used, and says how many', async () => {
  const { rosa, secret } = await withOldSecret();
  expect((await run(next, before)).stdout).toContain('1 secrets are sealed anew');
  expect(await isSealedBy(next, rosa.id)).toBe(true);
  expect((await run(next, before)).stdout).toContain('0 secrets');
  const step = await firstStep(server, rosa.username);
  expect((await step.finish({ code: codeOf(secret) })).status).toBe(200);
});

test('a key that is not there is told, and nothing is changed', async () => {
  const { rosa } = await withOldSecret();
  const failure = { stderr: expect.stringContaining('BOARDWALK_SECRET_KEY_BEFORE') };
  await expect(run(next, randomBytes(32))).rejects.toMatchObject(failure);
  expect(await isSealedBy(before, rosa.id)).toBe(true);
});
