import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

const LIVE = {
  BOARDWALK_MODE: 'live',
  BOARDWALK_SITE_ORIGIN: 'https://boardwalk.example',
  BOARDWALK_DATABASE: 'embedded',
  BOARDWALK_SMTP_URL: 'smtps://mail.example',
  BOARDWALK_MAIL_FROM: 'no-reply@boardwalk.example',
};

function read(environment: NodeJS.ProcessEnv) {
  return readConfiguration(environment, '/srv/boardwalk');
}

test('with nothing set, the demo runs on port 4000 of this machine with a database of its own', () => {
  expect(read({})).toEqual({
    mode: 'demo',
    host: 'localhost',
    port: 4000,
    siteOrigin: 'http://localhost:4000',
    data: '/srv/boardwalk/data',
    databaseUrl: undefined,
    runsSandbox: true,
    sandboxDatabaseUrl: undefined,
    migrates: true,
  });
});

test('a relative data folder counts from the repository', () => {
  expect(read({ BOARDWALK_DATA: 'elsewhere' }).data).toBe('/srv/boardwalk/elsewhere');
});

test('live mode takes any host, the origin and a database elsewhere', () => {
  const databaseUrl = 'postgresql://app@db.example.com/boardwalk';
  expect(read({ ...LIVE, HOST: '0.0.0.0', DATABASE_URL: databaseUrl })).toMatchObject({
    mode: 'live',
    host: '0.0.0.0',
    siteOrigin: 'https://boardwalk.example',
    databaseUrl,
  });
});

test('a demo on a database of one’s own moves invented money on a second one', () => {
  const databases = { DATABASE_URL: 'postgresql:///x', SANDBOX_DATABASE_URL: 'postgresql:///y' };
  expect(read(databases)).toMatchObject({
    runsSandbox: true,
    sandboxDatabaseUrl: 'postgresql:///y',
  });
});

test.each([{ BOARDWALK_STRIPE_SECRET_KEY: 'sk_test_own', DATABASE_URL: 'postgresql:///x' }, LIVE])(
  'no sandbox runs beside the provider’s own keys, nor in live mode',
  (environment) => {
    expect(read(environment).runsSandbox).toBe(false);
  },
);

test('a live database of one’s own is migrated unless its owner does that', () => {
  const live = { ...LIVE, DATABASE_URL: 'postgresql://serving@db.example.com/boardwalk' };
  expect(read(live).migrates).toBe(true);
  expect(read({ ...live, BOARDWALK_MIGRATE: '0' }).migrates).toBe(false);
});

test.each([
  [{ BOARDWALK_MIGRATE: '0' }, 'BOARDWALK_MIGRATE is "0"'],
  [{ ...LIVE, BOARDWALK_MIGRATE: '0' }, 'with a DATABASE_URL'],
  [{ BOARDWALK_MIGRATE: 'no' }, 'BOARDWALK_MIGRATE is "no"'],
  [{ PORT: 'http' }, 'PORT is "http"'],
  [{ PORT: '0' }, 'PORT is "0"'],
  [{ PORT: '65500' }, 'from 1 to 65433'],
  [{ BOARDWALK_MODE: 'production' }, 'set it to demo or live'],
  [{ HOST: '0.0.0.0' }, 'listens on this machine alone'],
  [{ HOST: '192.0.2.1' }, 'listens on this machine alone'],
  [{ DATABASE_URL: 'postgresql://app@db.example.com/x' }, 'must name one on this machine'],
  [{ DATABASE_URL: 'postgresql:///x', PGHOST: 'db.example.com' }, 'must name one on this machine'],
  [{ DATABASE_URL: 'postgresql:///x' }, 'set SANDBOX_DATABASE_URL to a second one'],
  [{ BOARDWALK_MODE: 'live' }, 'set DATABASE_URL to a PostgreSQL, or BOARDWALK_DATABASE=embedded'],
  [{ BOARDWALK_MODE: 'live', DATABASE_URL: 'postgresql:///x' }, 'BOARDWALK_SITE_ORIGIN'],
  [{ ...LIVE, BOARDWALK_SITE_ORIGIN: 'http://boardwalk.example' }, 'https origin'],
  [{ ...LIVE, BOARDWALK_SMTP_URL: '' }, 'set BOARDWALK_SMTP_URL to a mail server'],
  [{ ...LIVE, BOARDWALK_MAIL_FROM: undefined }, 'set BOARDWALK_SMTP_URL to a mail server'],
])('%j is refused with the remedy', (environment, part) => {
  expect(() => read(environment)).toThrow(part);
});
