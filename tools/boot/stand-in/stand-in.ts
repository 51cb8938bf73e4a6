import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireFreePort } from '../ports.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** Of a real service: its packages are linked, and its build is the stand-in's. */
const notCopied: ReadonlySet<string> = new Set(['build.ts', 'node_modules']);

/** A small stand-in for the repository, with tiny services and builds. */
export interface StandIn {
  folder: string;
  data: string;
  port: number;
  remove(): void;
}

/** Makes a stand-in in a folder of its own, which `remove` deletes. */
export async function createStandIn(): Promise<StandIn> {
  // Short, so that the sockets fit; not private to root, so that PostgreSQL's account can enter.
  const folder = mkdtempSync(path.join(tmpdir(), 'bw-'));
  chmodSync(folder, 0o755);
  cpSync(path.join(import.meta.dirname, 'repository'), folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(path.join(REPOSITORY, 'tools/node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    data: path.join(folder, 'data'),
    port: await findKeptPort(),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/**
 * Makes a stand-in whose services but the API are copies of the real ones and of what is built of
 * them.
 */
export async function createStandInWithRealServices(): Promise<StandIn> {
  const standIn = await createStandIn();
  for (const app of ['host-site', 'payments-sandbox', 'playground']) {
    const real = path.join(REPOSITORY, 'apps', app);
    const copy = path.join(standIn.folder, 'apps', app);
    cpSync(real, copy, {
      recursive: true,
      filter: (file) => !notCopied.has(path.relative(real, file)),
    });
    symlinkSync(path.join(real, 'node_modules'), path.join(copy, 'node_modules'));
  }
  symlinkSync(path.join(REPOSITORY, 'docs'), path.join(standIn.folder, 'docs'));
  return standIn;
}

/**
 * Returns a port that stays free while the stand-in is down, with those 100, 101 and 102 above:
 * systems give ports from 32,768 on to any process that requests one.
 */
async function findKeptPort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  try {
    for (const distance of [0, 100, 101, 102]) await requireFreePort('127.0.0.1', port + distance);
    return port;
  } catch {
    return findKeptPort();
  }
}

/** The lines that the stand-in's steps noted. */
export function readSteps({ data }: StandIn): string[] {
  return readFileSync(path.join(data, 'steps'), 'utf8').trim().split('\n');
}
