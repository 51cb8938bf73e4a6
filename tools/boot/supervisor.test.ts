import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findFreePort } from './ports.ts';
import { isRunning, killAll, until, untilGone } from './stand-in/processes.ts';
import { createStandIn, readSteps, type StandIn } from './stand-in/stand-in.ts';
import { addVisit, type Supervised, supervise } from './stand-in/supervised.ts';

const KILLS = process.env.BOARDWALK_LONG === '1' ? 50 : 2;
const START_MS = 120_000;

let standIn: StandIn;

beforeAll(async () => {
  standIn = await createStandIn();
});

afterAll(() => {
  standIn.remove();
});

async function start(environment?: NodeJS.ProcessEnv): Promise<Supervised> {
  const supervised = supervise(standIn, environment);
  await supervised.ready();
  return supervised;
}

test(
  'the first start prepares everything, later ones skip what is done',
  async () => {
    const [first, seen] = await startWatched();
    // Whoever comes too early finds nobody yet, and never a fault.
    expect(seen).toEqual(new Set(['nobody', 200]));
    expect(readSteps(standIn)).toEqual(['migrate', 'load', 'build']);
    expect(first.output()).toContain(`http://localhost:${standIn.port}`);
    expect(first.output()).toContain(`http://partner.localhost:${standIn.port + 100}`);
    expect(first.output()).toContain(`http://playground.localhost:${standIn.port + 101}`);
    const visits = await addVisit(standIn);
    expect(await first.end('SIGTERM')).toBe(0);

    const startedAt = performance.now();
    const second = await start();
    expect(await addVisit(standIn)).toBe(visits + 1);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(readSteps(standIn)).toEqual(['migrate', 'load', 'build']);
    await second.end('SIGTERM');

    addFile('packages/widgets/tsconfig.json', '{}');
    addFile('apps/api/src/platform/migrations/0001_more.sql', 'select 1');
    const third = await start();
    expect(readSteps(standIn).slice(3)).toEqual(['migrate', 'load', 'build']);
    await third.end('SIGTERM');
  },
  START_MS * 3,
);

/** A start, and what a visitor was answered from its beginning on. */
async function startWatched(): Promise<[Supervised, Set<number | 'nobody'>]> {
  const supervised = supervise(standIn);
  const seen = new Set<number | 'nobody'>();
  let isReady = false;
  const watching = until(async () => {
    seen.add(await statusOf(`http://127.0.0.1:${standIn.port}/robots.txt`));
    return isReady;
  });
  await supervised.ready();
  isReady = true;
  await watching;
  return [supervised, seen];
}

function statusOf(address: string): Promise<number | 'nobody'> {
  return fetch(address).then(
    ({ status }) => status,
    () => 'nobody',
  );
}

function addFile(name: string, text: string): void {
  const file = path.join(standIn.folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

describe('while it runs', () => {
  let supervised: Supervised;

  beforeAll(async () => {
    supervised = await start();
  }, START_MS);

  afterAll(() => supervised.end('SIGTERM'));

  test.each([
    ['the API', 'apps/api/src/main.ts'],
    ['the site', 'apps/host-site/src/main.ts'],
    ['PostgreSQL', 'bin/postgres -D'],
  ])(
    '%s, killed, is started again',
    async (_, command) => {
      const before = await addVisit(standIn);
      const [, pid] = [...supervised.descendants()].find(([name]) => name.includes(command)) ?? [];
      if (pid === undefined) throw new Error(`${command} does not run.`);
      process.kill(pid, 'SIGKILL');
      await untilGone([pid]);
      const seen = new Set<number | 'nobody'>();
      await until(async () => {
        seen.add(await statusOf(`http://127.0.0.1:${standIn.port}/api/`));
        return (await addVisit(standIn).catch(() => 0)) > before;
      });
      expect([200, 503, 'nobody']).toEqual(expect.arrayContaining([...seen]));
    },
    START_MS,
  );

  test(
    'a second start on its data folder is refused in one sentence',
    async () => {
      const port = Math.min(await findFreePort(), 65_000);
      const second = supervise({ ...standIn, port });
      expect(await second.ended()).toBe(1);
      expect(second.output()).toBe(
        `Boardwalk already runs on this data folder (process ${supervised.process.pid}): stop it first, or set BOARDWALK_DATA and PORT for a second one.\n`,
      );
      await addVisit(standIn);
    },
    START_MS,
  );
});

describe('when it is ended', () => {
  let started: Supervised[] = [];

  beforeEach(() => {
    started = [];
  });

  afterEach(async () => {
    for (const supervised of started) {
      const below = supervised.descendants().values();
      supervised.process.kill('SIGKILL');
      await untilGone(below);
    }
  });

  async function startTracked(): Promise<Supervised> {
    const supervised = supervise(standIn);
    started.push(supervised);
    await supervised.ready();
    return supervised;
  }

  test(
    'by Ctrl-C, pressed twice, no process is left',
    async () => {
      const supervised = await startTracked();
      const below = [...supervised.descendants().values()];
      expect(below.length).toBeGreaterThanOrEqual(5);
      const group = -(supervised.process.pid ?? Number.NaN);
      process.kill(group, 'SIGINT');
      process.kill(group, 'SIGINT');
      expect(await supervised.ended()).toBe(0);
      expect(below.filter(isRunning)).toEqual([]);
    },
    START_MS,
  );

  test(
    'while the demo loads, it ends at once',
    async () => {
      const slow = supervise(standIn, {
        STAND_IN_LOAD_MS: '20000',
        BOARDWALK_DATA: `${standIn.data}-2`,
      });
      started.push(slow);
      await until(() => [...slow.descendants().keys()].some((name) => name.includes('load.ts')));
      const below = [...slow.descendants().values()];
      const toldAt = performance.now();
      expect(await slow.end('SIGTERM')).toBe(0);
      expect(performance.now() - toldAt).toBeLessThan(5_000);
      expect(below.filter(isRunning)).toEqual([]);
    },
    START_MS,
  );

  test(
    'without warning, no process is left and no visit is lost',
    async () => {
      let visits = await addVisitAfterStart();
      for (let kill = 1; kill < KILLS; kill += 1) {
        const before = visits;
        visits = await addVisitAfterStart();
        expect(visits).toBe(before + 1);
      }

      async function addVisitAfterStart(): Promise<number> {
        const supervised = await startTracked();
        const count = await addVisit(standIn);
        const below = [...supervised.descendants().values()];
        supervised.process.kill('SIGKILL');
        await untilGone(below);
        return count;
      }
    },
    START_MS * KILLS,
  );

  test(
    'with all below it killed at once, the next start recovers',
    async () => {
      const supervised = await startTracked();
      const before = await addVisit(standIn);
      const all = [supervised.process.pid ?? Number.NaN, ...supervised.descendants().values()];
      killAll(all);
      await startTracked();
      expect(await addVisit(standIn)).toBe(before + 1);
    },
    START_MS * 2,
  );
});

describe('it does not start, and says why in one sentence,', () => {
  test.each([0, 100, 101])(
    'when the port %i above PORT is taken',
    async (distance) => {
      const port = standIn.port + distance;
      const other = createServer().listen(port, '127.0.0.1');
      await once(other, 'listening');
      const supervised = supervise(standIn);
      expect(await supervised.ended()).toBe(1);
      other.close();
      expect(supervised.output()).toBe(
        `Port ${port} is taken: stop what uses it, or set PORT to another (Boardwalk uses it and those 100, 101 and 102 above).\n`,
      );
    },
    START_MS,
  );

  test(
    'when the data folder cannot be written',
    async () => {
      const data = path.join(standIn.folder, 'packages/widgets/build.ts/data');
      const supervised = supervise(standIn, { BOARDWALK_DATA: data });
      expect(await supervised.ended()).toBe(1);
      expect(supervised.output()).toBe(
        `The data folder ${data} cannot be written (ENOTDIR): make it writable, or set BOARDWALK_DATA to a folder that is.\n`,
      );
    },
    START_MS,
  );

  test(
    'when a process refuses its settings',
    async () => {
      const supervised = supervise(standIn, { BOARDWALK_CALLS_PER_MINUTE: '0' });
      expect(await supervised.ended()).toBe(1);
      expect(supervised.output()).toBe(
        'BOARDWALK_CALLS_PER_MINUTE must be a whole number from 1 to 1000000000, not "0": correct it, or leave it out for 1200.\n',
      );
    },
    START_MS,
  );

  test(
    'when live mode would show demo data',
    async () => {
      const supervised = supervise(standIn, {
        BOARDWALK_MODE: 'live',
        BOARDWALK_DATABASE: 'embedded',
        BOARDWALK_SITE_ORIGIN: 'https://boardwalk.example',
        BOARDWALK_SMTP_URL: 'smtps://mail.example',
        BOARDWALK_MAIL_FROM: 'no-reply@boardwalk.example',
      });
      expect(await supervised.ended()).toBe(1);
      expect(supervised.output()).toBe(
        'The database of this data folder holds invented listings: set BOARDWALK_DATA to another folder for live mode.\n',
      );
    },
    START_MS,
  );
});
