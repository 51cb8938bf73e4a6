import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import type { Environment } from '@boardwalk/server-parts/settings';

const keyBytes = 32;
const written = /^[0-9a-f]{64}$/i;

/** The key of `BOARDWALK_SECRET_KEY`; undefined where one is to be made. */
export function readSecretKey(environment: Environment): Buffer | undefined {
  return readKeyOf(environment, 'BOARDWALK_SECRET_KEY');
}

/** The key before it, which opens what it has sealed as long as anything is sealed with it. */
export function readSecretKeyBefore(environment: Environment): Buffer | undefined {
  const key = readKeyOf(environment, 'BOARDWALK_SECRET_KEY_BEFORE');
  if (!key || environment.BOARDWALK_SECRET_KEY) return key;
  throw new SettingFault(
    'BOARDWALK_SECRET_KEY_BEFORE needs BOARDWALK_SECRET_KEY, the key in its place.',
  );
}

function readKeyOf(
  environment: Environment,
  name: 'BOARDWALK_SECRET_KEY' | 'BOARDWALK_SECRET_KEY_BEFORE',
): Buffer | undefined {
  const text = environment[name];
  if (!text) return undefined;
  if (written.test(text)) return Buffer.from(text, 'hex');
  // It is a secret, so it is not repeated.
  throw new SettingFault(
    `${name} must be 64 hexadecimal digits; make one with: openssl rand -hex 32.`,
  );
}

/**
 * Reads the key that is stored in the data folder, for its owner's eyes alone; made by the process
 * that needs it first, of several that start at once.
 */
export async function readOrCreateSecretKey(dataFolder: string): Promise<Buffer> {
  const file = join(dataFolder, 'secret.key');
  const kept = await readKey(file);
  if (kept) return kept;
  await mkdir(dataFolder, { recursive: true });
  const draft = join(dataFolder, `.secret.${randomUUID()}`);
  await writeFile(draft, `${randomBytes(keyBytes).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // Whole or not at all, and never over another's.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readKey(file);
  if (!made) throw new Error(`${file} is gone, though it was just written.`);
  return made;
}

async function readKey(file: string): Promise<Buffer | undefined> {
  try {
    const text = (await readFile(file, 'utf8')).trim();
    if (written.test(text)) return Buffer.from(text, 'hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  throw new SettingFault(`${file} must hold 64 hexadecimal digits: restore it from a backup.`);
}
