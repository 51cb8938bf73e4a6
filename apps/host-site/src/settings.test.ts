import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const demo = { API_ORIGIN: 'http://127.0.0.1:4010' };
const live = { ...demo, BOARDWALK_MODE: 'live', BOARDWALK_SITE_ORIGIN: 'https://market.example' };

test('the demo stands on this machine, and knows its partner', () => {
  const settings = readSettings({ ...demo, PARTNER_ORIGIN: 'http://partner.localhost:4100' });
  expect(settings).toMatchObject({
    mode: 'demo',
    host: 'localhost',
    port: 4_000,
    siteOrigin: 'http://localhost:4000',
    partnerOrigin: 'http://partner.localhost:4100',
  });
});

test('live mode listens where it is told, and has no embedding page', () => {
  const told = { HOST: '0.0.0.0', PORT: '80', PARTNER_ORIGIN: 'http://partner.localhost:4100' };
  expect(readSettings({ ...live, ...told })).toMatchObject({
    mode: 'live',
    host: '0.0.0.0',
    port: 80,
    siteOrigin: 'https://market.example',
    partnerOrigin: undefined,
  });
});

test('tiles come from the site, unless a service has them', () => {
  const BOARDWALK_MAP_TILE_URL = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(readSettings(demo).tileSource).toBeUndefined();
  expect(readSettings({ ...demo, BOARDWALK_MAP_TILE_URL }).tileSource).toBe(
    'https://tiles.example',
  );
});

test('cards are paid at the sandbox beside the site, and live at the provider', () => {
  const script = (environment: object) => readSettings({ ...demo, ...environment }).paymentScript;
  const BOARDWALK_STRIPE_SANDBOX = 'http://pay.localhost:4602';
  expect(script({ BOARDWALK_STRIPE_SANDBOX }).url).toBe(
    'http://pay.localhost:4602/endive/stripe.js',
  );
  expect(script(live).url).toBe('https://js.stripe.com/endive/stripe.js');
});

test.each([
  [
    { ...live, BOARDWALK_STRIPE_SANDBOX: 'http://pay.localhost:4602' },
    'BOARDWALK_STRIPE_SANDBOX is for the demo',
  ],
  [{}, 'API_ORIGIN is not set'],
  [{ API_ORIGIN: 'http://127.0.0.1:4010/api' }, 'API_ORIGIN must be an origin'],
  [{ ...demo, HOST: '0.0.0.0' }, 'set HOST to localhost or leave it out, not "0.0.0.0"'],
  [{ ...demo, HOST: '::' }, 'set HOST to localhost'],
  [{ ...demo, PORT: 'http' }, 'PORT must be a whole number from 1 to 65535'],
  [{ ...demo, BOARDWALK_MODE: 'production' }, 'BOARDWALK_MODE must be'],
  [{ ...demo, PARTNER_ORIGIN: '"><script>' }, 'PARTNER_ORIGIN must be an origin'],
  [{ ...demo, BOARDWALK_CALLS_PER_MINUTE: '0' }, 'BOARDWALK_CALLS_PER_MINUTE must be'],
  [{ ...demo, BOARDWALK_TRUSTED_PROXIES: 'all' }, 'BOARDWALK_TRUSTED_PROXIES lists "all"'],
  [{ ...demo, BOARDWALK_MODE: 'live' }, 'BOARDWALK_SITE_ORIGIN is not set'],
  [
    { ...demo, BOARDWALK_SECURITY_CONTACT: 'security@a.example' },
    'BOARDWALK_SECURITY_CONTACT must',
  ],
  [{ ...demo, BOARDWALK_SECURITY_CONTACT: 'mailto:a@b.example\nX: y' }, 'must be like mailto:'],
  [{ ...live, BOARDWALK_SITE_ORIGIN: 'http://market.example' }, 'must begin with https://'],
  [{ ...live, BOARDWALK_SITE_ORIGIN: 'http://localhost:4000' }, 'must begin with https://'],
  [
    { ...live, BOARDWALK_SITE_ORIGIN: 'http://market.example', BOARDWALK_INSECURE_LOOPBACK: 'yes' },
    'must begin with https://',
  ],
  [{ ...demo, BOARDWALK_SNAPSHOT_SECRET: 'short' }, 'BOARDWALK_SNAPSHOT_SECRET must have'],
])('%j is refused by the name of the setting', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});
