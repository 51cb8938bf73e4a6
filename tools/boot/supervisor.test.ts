import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findFreePort } from './ports.ts';
import { isRunning, killAll, until, untilGone } from './stand-in/processes.ts';
import {
  createStandIn,
  createStandInWithRealServices,
  readSteps,
  type StandIn,
} from './stand-in/stand-in.ts';
import { addVisit, type Supervised, supervise } from './stand-in/supervised.ts';

const KILLS = process.env.BOARDWALK_LONG === '1' ? 50 : 2;
/** What the project gives each test; one with several starts has it for each. */
const START_MS = 180_000;

let standIn: StandIn;

beforeAll(async () => {
  standIn = await createStandIn();
});

afterAll(() => {
  standIn.remove();
});

async function start(): Promise<Supervised> {
  const supervised = supervise(standIn);
  await supervised.ready();
  return supervised;
}

/** What a first start runs: one build each of the widgets, the site and the playground. */
const allSteps = ['migrate', 'load', 'build', 'build', 'build'];

test(
  'the first start prepares everything, later ones skip what is done',
  async () => {
    const first = await start();
    expect(readSteps(standIn)).toEqual(allSteps);
    expect(first.output()).toContain(`http://localhost:${standIn.port}`);
    expect(first.output()).toContain(`http://partner.localhost:${standIn.port + 100}`);
    expect(first.output()).toContain(`http://escarpment.localhost:${standIn.port + 100}`);
    expect(first.output()).toContain(`http://playground.localhost:${standIn.port + 101}`);
    const visits = await addVisit(standIn);
    expect(await first.end('SIGTERM')).toBe(0);

    const second = await start();
    expect(await addVisit(standIn)).toBe(visits + 1);
    expect(readSteps(standIn)).toEqual(allSteps);
    await second.end('SIGTERM');

    addFile('packages/widgets/tsconfig.json', '{}');
    addFile('apps/api/src/platform/migrations/0001_more.sql', 'select 1');
    const third = await start();
    expect(readSteps(standIn)).toEqual([...allSteps, ...allSteps]);
    await third.end('SIGTERM');
  },
  START_MS * 3,
);

function addFile(name: string, text: string): void {
  const file = path.join(standIn.folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

describe('with the real site, sandbox, playground and partner page', () => {
  let real: StandIn;
  let supervised: Supervised;
  const seenByEarlyVisitors = new Set<number | 'nobody'>();

  beforeAll(async () => {
    real = await createStandInWithRealServices();
    supervised = supervise(real);
    let isReady = false;
    const visiting = until(async () => {
      for (const page of ['robots.txt', 'api/']) seenByEarlyVisitors.add(await statusOf(page));
      return isReady;
    });
    await supervised.ready();
    isReady = true;
    await visiting;
  });

  afterAll(async () => {
    await supervised.end('SIGTERM');
    real.remove();
  });

  function statusOf(page: string): Promise<number | 'nobody'> {
    return fetch(`http://127.0.0.1:${real.port}/${page}`).then(
      ({ status }) => status,
      () => 'nobody',
    );
  }

  test('whoever comes before it is ready finds nobody, and never a fault', () => {
    expect(seenByEarlyVisitors).toEqual(new Set(['nobody', 200]));
  });

  test.each([
    ['the API', 'apps/api/src/main.ts'],
    ['the site', 'apps/host-site/src/main.ts'],
    ['PostgreSQL', 'bin/postgres -D'],
  ])('%s, killed, is started again', async (_, command) => {
    const before = await addVisit(real);
    const [, pid] = [...supervised.descendants()].find(([name]) => name.includes(command)) ?? [];
    if (pid === undefined) throw new Error(`${command} does not run.`);
    process.kill(pid, 'SIGKILL');
    await untilGone([pid]);
    const seen = new Set<number | 'nobody'>();
    await until(async () => {
      seen.add(await statusOf('api/'));
      return (await addVisit(real).catch(() => 0)) > before;
    });
    expect([200, 503, 'nobody']).toEqual(expect.arrayContaining([...seen]));
  });

  test('a second start on its data folder is refused in one sentence', async () => {
    const port = Math.min(await findFreePort(), 65_000);
    const second = supervise({ ...real, port });
    expect(await second.ended()).toBe(1);
    expect(second.output()).toBe(
      `Boardwalk already runs on this data folder (process ${supervised.process.pid}): stop it first, or set BOARDWALK_DATA and PORT for a second one.\n`,
    );
    await addVisit(real);
  });

  test('killed without warning, it takes them along', async () => {
    const below = supervised.descendants();
    const services = [...below.keys()].filter((command) => command.includes('apps/'));
    expect(services).toHaveLength(5);
    supervised.process.kill('SIGKILL');
    await untilGone(below.values());
  });
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

  test('by Ctrl-C, pressed twice, no process is left', async () => {
    const supervised = await startTracked();
    const below = [...supervised.descendants().values()];
    expect(below.length).toBeGreaterThanOrEqual(5);
    const group = -(supervised.process.pid ?? Number.NaN);
    process.kill(group, 'SIGINT');
    process.kill(group, 'SIGINT');
    expect(await supervised.ended()).toBe(0);
    expect(below.filter(isRunning)).toEqual([]);
  });

  test('while the demo loads, it ends at once', async () => {
    const data = `${standIn.data}-2`;
    const slow = supervise(standIn, {
      STAND_IN_LOAD_MS: '600000',
      BOARDWALK_DATA: data,
    });
    started.push(slow);
    await until(() => [...slow.descendants().keys()].some((name) => name.includes('load.ts')));
    const below = [...slow.descendants().values()];
    expect(await slow.end('SIGTERM')).toBe(0);
    expect(readSteps({ ...standIn, data })).toEqual(['migrate']);
    expect(below.filter(isRunning)).toEqual([]);
  });

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
  test.each([0, 100, 101])('when the port %i above PORT is taken', async (distance) => {
    const port = standIn.port + distance;
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const supervised = supervise(standIn);
    expect(await supervised.ended()).toBe(1);
    other.close();
    expect(supervised.output()).toBe(
      `Port ${port} is taken: stop what uses it, or set PORT to another (Boardwalk uses it and those 100, 101 and 102 above).\n`,
    );
  });

  test('when the data folder cannot be written', async () => {
    const data = path.join(standIn.folder, 'packages/widgets/build.ts/data');
    const supervised = supervise(standIn, { BOARDWALK_DATA: data });
    expect(await supervised.ended()).toBe(1);
    expect(supervised.output()).toBe(
      `The data folder ${data} cannot be written (ENOTDIR): make it writable, or set BOARDWALK_DATA to a folder that is.\n`,
    );
  });

  test('when a process refuses its settings', async () => {
    const supervised = supervise(standIn, { BOARDWALK_CALLS_PER_MINUTE: '0' });
    expect(await supervised.ended()).toBe(1);
    expect(supervised.output()).toBe(
      'BOARDWALK_CALLS_PER_MINUTE must be a whole number from 1 to 1000000000, not "0": correct it, or leave it out for 1200.\n',
    );
  });

  test('when live mode would show demo data', async () => {
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
  });
});
