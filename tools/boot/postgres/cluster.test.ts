import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { prepareClusterFolder } from './cluster-folder.ts';
import { runStatement } from './connect.ts';

const IS_ROOT = process.getuid?.() === 0;
const { signal } = new AbortController();
let data: string;

beforeAll(() => {
  data = mkdtempSync(path.join(tmpdir(), 'boardwalk-cluster-'));
  chmodSync(data, 0o755);
});

afterAll(() => {
  rmSync(data, { recursive: true });
});

async function withCluster(use: (cluster: Cluster) => Promise<void>): Promise<void> {
  const place = prepareClusterFolder(data);
  const cluster = await startCluster({ ...place, isDisposable: false, say: () => {}, signal });
  try {
    await use(cluster);
  } finally {
    await cluster.stop();
  }
}

function pidFile(): string {
  return path.join(data, 'postgres/cluster/postmaster.pid');
}

test('it keeps text in UTF-8, sorts alike everywhere and is reached by its socket alone', async () => {
  await withCluster(async (cluster) => {
    const url = await cluster.database('boardwalk');
    const [row] = await runStatement(
      url,
      `select current_setting('server_encoding') as encoding, current_setting('jit') as jit,
        current_setting('listen_addresses') as addresses, current_setting('data_checksums') as checksums,
        (select datlocprovider from pg_database where datname = 'boardwalk') as provider`,
    );
    expect(row).toEqual({
      encoding: 'UTF8',
      jit: 'off',
      addresses: '',
      checksums: 'on',
      provider: 'b',
    });
    expect(statSync(cluster.socketFolder).mode & 0o777).toBe(0o700);
  });
  expect(existsSync(pidFile())).toBe(false);
});

test('its log tells of slow statements without their values, and of refused ones nothing', async () => {
  await withCluster(async (cluster) => {
    const client = new pg.Client({ connectionString: await cluster.database('boardwalk') });
    await client.connect();
    const began = statSync(cluster.log).size;
    await client.query('create table seen (word text primary key check (length(word) < 40))');
    await client.query('select pg_sleep(1.05), $1::text', ['canary-slow']);
    await client.query('insert into seen values ($1)', ['canary-row']);
    const refused = await Promise.allSettled([
      client.query('insert into seen values ($1)', ['canary-row']),
      client.query('insert into seen values ($1)', [`canary-long-${'x'.repeat(40)}`]),
      client.query('select $1::bigint', ['canary-number']),
      client.query("select 'canary-text'::bigint"),
    ]);
    await client.end();
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 'rejected'));
    const told = readFileSync(cluster.log, 'utf8').slice(began);
    expect(told).toContain('pg_sleep(1.05), $1::text');
    expect(told).not.toContain('canary');
  });
});

test('a half-made cluster is made anew', async () => {
  const unfinished = path.join(data, 'postgres/initialising-1');
  mkdirSync(unfinished);
  writeFileSync(path.join(unfinished, 'PG_VERSION'), '18');
  await withCluster(async () => {
    expect(existsSync(unfinished)).toBe(false);
  });
});

test.runIf(process.platform === 'linux')(
  'a lock whose process number serves something else does not keep it from starting',
  async () => {
    let lock = '';
    await withCluster(async () => {
      lock = readFileSync(pidFile(), 'utf8');
    });
    const stranger = spawn('sleep', ['60'], IS_ROOT ? prepareClusterFolder(data).account : {});
    try {
      writeFileSync(pidFile(), lock.replace(/^\d+/, String(stranger.pid)));
      await withCluster(async (cluster) => {
        expect(await runStatement(await cluster.database('boardwalk'), 'select 1 as one')).toEqual([
          { one: 1 },
        ]);
      });
      expect(stranger.exitCode).toBeNull();
    } finally {
      stranger.kill('SIGKILL');
    }
  },
);

test.runIf(IS_ROOT)(
  'in a folder that only root may enter, the cluster is a link to one outside',
  () => {
    const closed = mkdtempSync(path.join(tmpdir(), 'boardwalk-closed-'));
    const { folder, account } = prepareClusterFolder(closed);
    try {
      expect(folder).toMatch(/^\/var\/lib\/boardwalk\/[0-9a-f]{12}$/);
      expect(statSync(folder)).toMatchObject({ uid: account.uid });
      expect(account.uid).not.toBe(0);
      expect(prepareClusterFolder(closed)).toEqual({ folder, account });
    } finally {
      rmSync(closed, { recursive: true });
      rmSync(folder, { recursive: true });
    }
  },
);
