import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireFreePort } from '../ports.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** A small stand-in for the repository: the real site and embedding page, a tiny API and build. */
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
  for (const part of ['apps/api', 'packages/widgets']) {
    mkdirSync(path.join(folder, part), { recursive: true });
  }
  cpSync(path.join(import.meta.dirname, 'api'), `${folder}/apps/api/src`, { recursive: true });
  cpSync(path.join(import.meta.dirname, 'widgets'), `${folder}/packages/widgets`, {
    recursive: true,
  });
  symlinkSync(path.join(REPOSITORY, 'tools/node_modules'), `${folder}/apps/api/node_modules`);
  for (const app of ['host-site', 'payments-sandbox', 'playground']) {
    symlinkSync(path.join(REPOSITORY, 'apps', app), `${folder}/apps/${app}`);
  }
  return {
    folder,
    data: path.join(folder, 'data'),
    port: await findKeptPort(),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/**
 * A port that stays free while the stand-in is down, with those 100, 101 and 102 above: systems give
 * ports from 32,768 on to whoever asks for any.
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
