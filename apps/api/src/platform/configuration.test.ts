import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

const live = {
  DATABASE_URL: 'postgres://db.example/boardwalk?sslmode=verify-full',
  BOARDWALK_MODE: 'live',
  BOARDWALK_SITE_ORIGIN: 'https://market.example',
};
const mail = {
  BOARDWALK_SMTP_URL: 'smtps://user:secret@mail.example:465',
  BOARDWALK_MAIL_FROM: 'Boardwalk <no-reply@market.example>',
};
const local = { DATABASE_URL: 'postgresql:///boardwalk?host=/run/boardwalk' };
const s3 = { ...local, BOARDWALK_S3_BUCKET: 'boardwalk-files' };

test('the demo stands on this machine and knows its partner origins', () => {
  const configuration = readConfiguration({ ...local, PORT: '5000' });
  expect(configuration).toMatchObject({ mode: 'demo', siteOrigin: 'http://localhost:5000' });
  expect([...configuration.allowedOrigins]).toEqual([
    'http://localhost:5000',
    'http://partner.localhost:5100',
    'http://escarpment.localhost:5100',
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
  [{ ...local, BOARDWALK_S3_REGION: 'ca-central-1' }, 'BOARDWALK_S3_BUCKET'],
  [{ ...local, BOARDWALK_S3_BUCKET: 'Files/here' }, 'BOARDWALK_S3_BUCKET'],
  [{ ...s3, BOARDWALK_S3_ENDPOINT: 'objects.example' }, 'BOARDWALK_S3_ENDPOINT'],
  [{ ...s3, BOARDWALK_S3_ENDPOINT: 'https://objects.example/files' }, 'BOARDWALK_S3_ENDPOINT'],
  [{ ...s3, BOARDWALK_S3_KEY_ID: 'AKIA' }, 'BOARDWALK_S3_SECRET_KEY'],
  [{ ...local, BOARDWALK_CALLS_PER_MINUTE: '0' }, 'BOARDWALK_CALLS_PER_MINUTE'],
  [{ ...local, BOARDWALK_CALLS_PER_MINUTE: '-5' }, 'BOARDWALK_CALLS_PER_MINUTE'],
  [{ ...local, BOARDWALK_CALLS_PER_MINUTE: 'many' }, 'BOARDWALK_CALLS_PER_MINUTE'],
  [{ ...local, BOARDWALK_OPEN_CALLS_PER_MINUTE: 'no' }, 'BOARDWALK_OPEN_CALLS_PER_MINUTE'],
  [{ ...local, BOARDWALK_OPEN_CALLS_PER_MINUTE: '1201' }, 'BOARDWALK_OPEN_CALLS_PER_MINUTE'],
  [{ ...local, BOARDWALK_TRUSTED_PROXIES: 'balancer' }, 'BOARDWALK_TRUSTED_PROXIES'],
  [{ ...local, BOARDWALK_TRUSTED_PROXIES: '10.0.0.0/99' }, 'BOARDWALK_TRUSTED_PROXIES'],
  [{ ...local, BOARDWALK_LOG_LEVEL: 'loud' }, 'BOARDWALK_LOG_LEVEL'],
  [{ ...local, BOARDWALK_SITE_ORIGIN: 'ftp://localhost' }, 'BOARDWALK_SITE_ORIGIN'],
  [{ ...live, ...mail, BOARDWALK_SITE_ORIGIN: 'http://market.example' }, 'BOARDWALK_SITE_ORIGIN'],
  [{ ...live, ...mail, DATABASE_URL: 'postgres://db.example/boardwalk' }, 'sslmode=verify-full'],
  [{ ...local, BOARDWALK_HOSTS: 'https://market.example' }, 'BOARDWALK_HOSTS'],
  [live, 'BOARDWALK_SMTP_URL is not set'],
  [{ ...live, BOARDWALK_SMTP_URL: 'smtp://mail.example' }, 'BOARDWALK_MAIL_FROM is not set'],
  [{ ...local, BOARDWALK_MAIL_FROM: 'us@market.example' }, 'BOARDWALK_SMTP_URL is not set'],
  [{ ...local, ...mail, BOARDWALK_SMTP_URL: 'mail.example' }, 'BOARDWALK_SMTP_URL'],
  [{ ...local, ...mail, BOARDWALK_SMTP_URL: 'https://mail.example' }, 'BOARDWALK_SMTP_URL'],
  [{ ...local, ...mail, BOARDWALK_MAIL_FROM: 'nobody' }, 'BOARDWALK_MAIL_FROM'],
  [{ ...local, ...mail, BOARDWALK_MAIL_FROM: 'us@a.example\r\nBcc: b@c.example' }, 'MAIL_FROM'],
])('%j is refused by the name of the setting', (environment, name) => {
  expect(() => readConfiguration(environment)).toThrow(name);
});

test('pages without a key have a quarter of what others may, unless the operator says otherwise', () => {
  const read = (settings: object) =>
    readConfiguration({ ...local, ...settings }).openCallsPerMinute;
  expect(read({})).toBe(300);
  expect(read({ BOARDWALK_CALLS_PER_MINUTE: '10' })).toBe(3);
  expect(read({ BOARDWALK_OPEN_CALLS_PER_MINUTE: '0' })).toBe(0);
});

test('a setting that is left empty counts as absent', () => {
  const names = ['MODE', 'API_HOST', 'API_PORT', 'SITE_ORIGIN', 'DATA', 'SDK', 'LOG_LEVEL'];
  const empty = Object.fromEntries(names.map((name) => [`BOARDWALK_${name}`, '']));
  const { trustedProxies: _, hosts: __, ...configuration } = readConfiguration(local);
  expect(readConfiguration({ ...local, ...empty })).toMatchObject(configuration);
});

test('live, only the site and the origins of the setting may call', () => {
  const { allowedOrigins } = readConfiguration({
    ...live,
    ...mail,
    BOARDWALK_ALLOWED_ORIGINS: 'https://one.example, https://two.example',
  });
  expect([...allowedOrigins]).toEqual([
    'https://market.example',
    'https://one.example',
    'https://two.example',
  ]);
});

test('who reads the replies to mails may be another than whom they come from', () => {
  const replies = { ...live, ...mail, BOARDWALK_MAIL_REPLY_TO: 'Help <help@market.example>' };
  expect(readConfiguration(replies).mail?.replyTo).toBe('Help <help@market.example>');
  for (const wrong of [
    'help',
    'help@market.example,market.example',
    'a@b.c; d@e.f',
    'a,b@c.d',
    '<a@b.c',
  ]) {
    expect(() => readConfiguration({ ...replies, BOARDWALK_MAIL_REPLY_TO: wrong })).toThrow(
      'BOARDWALK_MAIL_REPLY_TO must be an address',
    );
  }
});

test('live, mail goes to a mail server whose password no refusal repeats', () => {
  const settings = { smtpUrl: mail.BOARDWALK_SMTP_URL, from: mail.BOARDWALK_MAIL_FROM };
  expect(readConfiguration({ ...live, ...mail }).mail).toEqual(settings);
  expect(readConfiguration(local).mail).toBeUndefined();
  const wrong = { ...live, ...mail, BOARDWALK_SMTP_URL: 'user:secret@mail.example' };
  expect(() => readConfiguration(wrong)).toThrow(/^((?!secret).)*$/);
});

test('the gateway on this machine is trusted beside the proxies of the setting', () => {
  const { trustedProxies } = readConfiguration({
    ...local,
    BOARDWALK_TRUSTED_PROXIES: '10.0.0.0/8',
  });
  const addresses = ['127.0.0.1', '::1', '10.1.2.3', '192.0.2.1'];
  expect(addresses.map(trustedProxies.isTrusted)).toEqual([true, true, true, false]);
});

test('files lie in the data folder, or in a bucket', () => {
  expect(readConfiguration(local).objectStore).toBeUndefined();
  expect(readConfiguration(s3).objectStore).toEqual({
    bucket: 'boardwalk-files',
    region: 'us-east-1',
    endpoint: undefined,
    key: undefined,
  });
  const elsewhere = {
    BOARDWALK_S3_ENDPOINT: 'https://objects.example',
    BOARDWALK_S3_REGION: 'ca-central-1',
    BOARDWALK_S3_KEY_ID: 'AKIA',
    BOARDWALK_S3_SECRET_KEY: 'secret',
  };
  expect(readConfiguration({ ...s3, ...elsewhere }).objectStore).toMatchObject({
    region: 'ca-central-1',
    endpoint: 'https://objects.example',
    key: { id: 'AKIA', secret: 'secret' },
  });
});

test('taxes of shops have a file of the operator’s; the demo has one, live mode none', () => {
  const taxes = { BOARDWALK_SALES_TAXES: '/etc/taxes.json' };
  expect(readConfiguration({ ...live, ...mail, ...taxes }).salesTaxFile).toBe('/etc/taxes.json');
  expect(readConfiguration({ ...live, ...mail }).salesTaxFile).toBeUndefined();
  expect(readConfiguration(local).salesTaxFile).toContain('demo.json');
});
