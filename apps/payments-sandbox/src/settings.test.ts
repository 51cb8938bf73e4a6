import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const database = { SANDBOX_DATABASE_URL: 'postgresql://localhost/boardwalk_sandbox' };

describe('settings', () => {
  test('the demo needs a database and nothing else', () => {
    expect(readSettings(database)).toEqual({
      host: 'localhost',
      port: 4102,
      origin: 'http://pay.localhost:4102',
      databaseUrl: database.SANDBOX_DATABASE_URL,
      logLevel: 'info',
      webhook: undefined,
      clockUrl: undefined,
    });
  });

  test('its origin follows its port', () => {
    const { origin } = readSettings({ ...database, SANDBOX_PORT: '5102' });
    expect(origin).toBe('http://pay.localhost:5102');
  });

  test('events go where both an address and a secret are given', () => {
    const webhook = {
      SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:4001/api/v1/stripe/webhook',
      SANDBOX_WEBHOOK_SECRET: 'whsec_test',
      SANDBOX_CONNECT_WEBHOOK_SECRET: 'whsec_connect',
    };
    expect(readSettings({ ...database, ...webhook }).webhook).toEqual({
      url: webhook.SANDBOX_WEBHOOK_URL,
      secret: webhook.SANDBOX_WEBHOOK_SECRET,
      connectSecret: webhook.SANDBOX_CONNECT_WEBHOOK_SECRET,
    });
  });

  test.each([
    [{ BOARDWALK_MODE: 'live', ...database }, 'no part of live mode'],
    [{}, 'SANDBOX_DATABASE_URL is not set'],
    [{ SANDBOX_DATABASE_URL: 'postgresql://db.example/sandbox' }, 'on this machine'],
    [{ ...database, SANDBOX_HOST: '0.0.0.0' }, 'this machine alone'],
    [{ ...database, SANDBOX_WEBHOOK_URL: 'http://127.0.0.1/' }, 'go together'],
    [
      {
        ...database,
        SANDBOX_WEBHOOK_URL: 'http://127.0.0.1/',
        SANDBOX_WEBHOOK_SECRET: 'whsec_a',
      },
      'go together',
    ],
    [{ ...database, SANDBOX_CLOCK_URL: 'http://elsewhere.example/' }, 'of this machine'],
    [{ ...database, SANDBOX_WEBHOOK_URL: 'x', SANDBOX_WEBHOOK_SECRET: 'whsec_a' }, 'go together'],
  ])('%j is refused: %s', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });
});
