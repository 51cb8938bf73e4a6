import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

const local = { DATABASE_URL: 'postgresql:///boardwalk?host=/run/boardwalk' };

test('the demo stands on this machine and knows its two partner origins', () => {
  const configuration = readConfiguration({ ...local, PORT: '5000' });
  expect(configuration).toMatchObject({ mode: 'demo', siteOrigin: 'http://localhost:5000' });
  expect([...configuration.allowedOrigins]).toEqual([
    'http://localhost:5000',
    'http://partner.localhost:5100',
    'http://playground.localhost:5101',
  ]);
});

test.each([
  [{}, 'DATABASE_URL'],
  [{ ...local, BOARDWALK_MODE: 'test' }, 'BOARDWALK_MODE'],
  [{ ...local, BOARDWALK_API_HOST: '0.0.0.0' }, 'BOARDWALK_API_HOST'],
  [{ DATABASE_URL: 'postgres://db.example/boardwalk' }, 'DATABASE_URL'],
  [{ DATABASE_URL: `${local.DATABASE_URL}&host=db.example` }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres:///boardwalk', PGHOST: 'db.example' }, 'PGHOST'],
  [{ ...local, BOARDWALK_API_PORT: 'http' }, 'BOARDWALK_API_PORT'],
  [{ ...local, BOARDWALK_SITE_ORIGIN: 'http://localhost:4000/' }, 'BOARDWALK_SITE_ORIGIN'],
  [{ ...local, BOARDWALK_ALLOWED_ORIGINS: '*' }, 'BOARDWALK_ALLOWED_ORIGINS'],
  [{ ...local, BOARDWALK_ALLOWED_ORIGINS: 'null' }, 'BOARDWALK_ALLOWED_ORIGINS'],
  [{ ...local, BOARDWALK_MODE: 'live' }, 'BOARDWALK_SITE_ORIGIN'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL'],
  [{ ...local, BOARDWALK_API_PORT: '0' }, 'BOARDWALK_API_PORT'],
  [{ ...local, PORT: '-1' }, 'PORT'],
  [{ ...local, BOARDWALK_CALLS_PER_MINUTE: '0' }, 'BOARDWALK_CALLS_PER_MINUTE'],
  [{ ...local, BOARDWALK_CALLS_PER_MINUTE: '-5' }, 'BOARDWALK_CALLS_PER_MINUTE'],
  [{ ...local, BOARDWALK_CALLS_PER_MINUTE: 'many' }, 'BOARDWALK_CALLS_PER_MINUTE'],
  [{ ...local, BOARDWALK_TRUSTED_PROXIES: 'balancer' }, 'BOARDWALK_TRUSTED_PROXIES'],
  [{ ...local, BOARDWALK_TRUSTED_PROXIES: '10.0.0.0/99' }, 'BOARDWALK_TRUSTED_PROXIES'],
  [{ ...local, BOARDWALK_LOG_LEVEL: 'loud' }, 'BOARDWALK_LOG_LEVEL'],
  [{ ...local, BOARDWALK_SITE_ORIGIN: 'ftp://localhost' }, 'BOARDWALK_SITE_ORIGIN'],
])('%j is refused by the name of the setting', (environment, name) => {
  expect(() => readConfiguration(environment)).toThrow(name);
});

test('a setting that is left empty counts as absent', () => {
  const names = ['MODE', 'API_HOST', 'API_PORT', 'SITE_ORIGIN', 'DATA', 'SDK', 'LOG_LEVEL'];
  const empty = Object.fromEntries(names.map((name) => [`BOARDWALK_${name}`, '']));
  const { trustedProxies: _, ...configuration } = readConfiguration(local);
  expect(readConfiguration({ ...local, ...empty })).toMatchObject(configuration);
});

test('live, only the site and the origins of the setting may call', () => {
  const { allowedOrigins } = readConfiguration({
    DATABASE_URL: 'postgres://db.example/boardwalk',
    BOARDWALK_MODE: 'live',
    BOARDWALK_SITE_ORIGIN: 'https://market.example',
    BOARDWALK_ALLOWED_ORIGINS: 'https://one.example, https://two.example',
  });
  expect([...allowedOrigins]).toEqual([
    'https://market.example',
    'https://one.example',
    'https://two.example',
  ]);
});
