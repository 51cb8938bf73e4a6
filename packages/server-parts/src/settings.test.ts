import { expect, test } from 'vitest';
import { SettingFault } from './setting-fault.ts';
import {
  readDatabaseUrl,
  readHost,
  readList,
  readMode,
  readOriginSetting,
  readPort,
  readSiteOrigin,
  readWholeNumber,
} from './settings.ts';

test.each(['0', '-1', '1.5', '1e3', 'many', ' 5', '0x10', 'NaN', 'Infinity', '1001'])(
  '"%s" is no number from 1 to 1000',
  (text) => {
    const read = () => readWholeNumber({ CALLS: text }, 'CALLS', 60, [1, 1_000]);
    expect(read).toThrow(SettingFault);
    expect(read).toThrow(
      `CALLS must be a whole number from 1 to 1000, not "${text}": correct it, or leave it out for 60.`,
    );
  },
);

test.each([
  [undefined, 60],
  ['', 60],
  ['1', 1],
  ['1000', 1_000],
])('a number given as %j is %d', (text, value) => {
  expect(readWholeNumber({ CALLS: text }, 'CALLS', 60, [1, 1_000])).toBe(value);
});

test.each(['0', '65536', 'http'])('there is no port %s', (text) => {
  expect(() => readPort({ PORT: text }, 'PORT', 4_000)).toThrow('PORT must be');
});

test.each(['0.0.0.0', '::', '192.0.2.1', 'example.com'])(
  'the demo does not listen on %s, live mode does',
  (host) => {
    expect(() => readHost({ HOST: host }, 'HOST', 'localhost', 'demo')).toThrow(
      `The demo listens on this machine alone: set HOST to localhost or leave it out, not "${host}".`,
    );
    expect(readHost({ HOST: host }, 'HOST', 'localhost', 'live')).toBe(host);
  },
);

test.each([
  'https://example.com/',
  'https://example.com/shop',
  'example.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'null',
  '*',
])('"%s" is no origin', (text) => {
  expect(() => readOriginSetting('ORIGIN', text)).toThrow('ORIGIN must be an origin');
});

test('an origin that is not set is asked for', () => {
  expect(() => readOriginSetting('ORIGIN', '')).toThrow('ORIGIN is not set');
  expect(readOriginSetting('ORIGIN', 'http://localhost:4000')).toBe('http://localhost:4000');
});

test('a mode is demo or live, and demo unless told', () => {
  expect([readMode({}), readMode({ BOARDWALK_MODE: 'live' })]).toEqual(['demo', 'live']);
  expect(() => readMode({ BOARDWALK_MODE: 'Live' })).toThrow('not "Live"');
});

test.each(['nonsense', 'mysql://localhost/x', 'http://localhost'])(
  'the address %s is no PostgreSQL, and is not repeated',
  (url) => {
    const read = () => readDatabaseUrl({ DATABASE_URL: url }, 'live');
    expect(read).toThrow('DATABASE_URL must be like postgresql://');
    expect(read).not.toThrow(url);
  },
);

test('the demo fills no database elsewhere', () => {
  const DATABASE_URL = 'postgres://app:secret@db.example/boardwalk?sslmode=require';
  const elsewhere = { DATABASE_URL };
  expect(() => readDatabaseUrl(elsewhere, 'demo')).toThrow('on this machine');
  expect(readDatabaseUrl(elsewhere, 'live')).toBe(elsewhere.DATABASE_URL);
  expect(() => readDatabaseUrl({}, 'demo')).toThrow('DATABASE_URL is not set');
});

test('a list is separated by commas or blanks', () => {
  expect(readList(' a, b\n c,')).toEqual(['a', 'b', 'c']);
  expect(readList(undefined)).toEqual([]);
});

const remote = 'postgresql://app:secret@db.example/boardwalk';

test.each(['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=no-verify'])(
  'live, a database elsewhere is not reached in the clear: "%s"',
  (query) => {
    const read = () => readDatabaseUrl({ DATABASE_URL: remote + query }, 'live');
    expect(read).toThrow('DATABASE_URL names another machine');
    expect(read).not.toThrow('secret');
  },
);

test.each([
  { DATABASE_URL: `${remote}?sslmode=verify-full` },
  { DATABASE_URL: `${remote}?sslmode=verify-ca` },
  { DATABASE_URL: `${remote}?sslmode=require` },
  { DATABASE_URL: remote, PGSSLMODE: 'verify-full' },
  { DATABASE_URL: 'postgresql://localhost/boardwalk' },
  { DATABASE_URL: 'postgresql:///boardwalk?host=/run/postgresql' },
])('live, a database is reached by an encrypted line or on this machine: %j', (environment) => {
  expect(readDatabaseUrl(environment, 'live')).toBe(environment.DATABASE_URL);
});

test('live, the site is https, but for a bench on this machine that says so', () => {
  const local = { BOARDWALK_SITE_ORIGIN: 'http://localhost:4000' };
  expect(() => readSiteOrigin(local, 'live', '')).toThrow('must begin with https://');
  const bench = { ...local, BOARDWALK_INSECURE_LOOPBACK: 'yes' };
  expect(readSiteOrigin(bench, 'live', '')).toBe('http://localhost:4000');
  expect(readSiteOrigin({}, 'demo', 'http://localhost:5000')).toBe('http://localhost:5000');
});
