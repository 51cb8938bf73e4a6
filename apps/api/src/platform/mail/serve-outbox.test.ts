import { expect, test } from 'vitest';
import { mails } from '../tables.ts';
import { startTestServer } from '../test-server.fixture.ts';
import { mailDomain } from './mail-domain.ts';

const { inject, platform } = await startTestServer([mailDomain]);
const { database } = platform;
const createdAt = new Date('2026-11-22T12:00:00Z');
const letter = {
  template: 'greeting',
  recipient: 'rosa@example.org',
  subject: 'Hello',
  text: 'Follow http://localhost:4000/dashboard?a=1&b=2 now',
  html: '<p>Hello</p>',
  createdAt,
};

async function store(changes: Partial<typeof mails.$inferInsert> = {}): Promise<number> {
  const [mail] = await database
    .insert(mails)
    .values({ ...letter, ...changes })
    .returning({ id: mails.id });
  return mail?.id ?? 0;
}

test('the outbox lists mail, newest first, and one recipient’s where asked', async () => {
  await store({ subject: 'Older', createdAt: new Date(0) });
  await store({ subject: 'Newer', recipient: 'Ana@example.org' });
  const { status, text, headers } = await inject({ url: '/dev/mail' });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(text.indexOf('Newer')).toBeGreaterThan(0);
  expect(text.indexOf('Newer')).toBeLessThan(text.indexOf('Older'));
  const hers = await inject({ url: '/dev/mail?to=ana%40EXAMPLE.org' });
  expect(hers.text).toContain('Newer');
  expect(hers.text).not.toContain('Older');
});

test('one mail shows its text with links, and its HTML in a frame', async () => {
  const id = await store();
  const page = await inject({ url: `/dev/mail/${id}` });
  const address = 'http://localhost:4000/dashboard?a=1&amp;b=2';
  expect(page.text).toContain(`<a href="${address}">${address}</a>`);
  expect(page.text).toContain(
    `<iframe sandbox title="The mail as HTML" src="/dev/mail/${id}/html">`,
  );
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const plain = await inject({ url: `/dev/mail/${id}/text` });
  expect([plain.headers['content-type'], plain.text]).toEqual([
    'text/plain; charset=utf-8',
    letter.text,
  ]);
});

test('a mail’s HTML can run and send nothing, and load our pictures alone, also when opened by itself', async () => {
  const html = '<script>alert(1)</script><img src="https://evil.example/x">';
  const id = await store({ html });
  const { headers, text } = await inject({ url: `/dev/mail/${id}/html` });
  expect(text).toBe(html);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy.endsWith('; sandbox')).toBe(true);
  expect(policy).toContain('; img-src http://localhost:4000/media/;');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/script-src|allow-/);
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('subject, recipient, failure and text are text', async () => {
  const nasty = '"><script>alert(1)</script>';
  const id = await store({
    subject: nasty,
    recipient: nasty,
    failure: nasty,
    text: `${nasty} http://x.example/"onmouseover="alert(1) javascript:alert(1)`,
  });
  for (const url of ['/dev/mail', `/dev/mail/${id}`]) {
    const { text } = await inject({ url });
    expect(text).not.toContain('<script');
    expect(text).not.toMatch(/href="(?:javascript|[^"]*"on)/);
  }
});

test.each(['0', '-1', '1e3', 'x', '99999999', '9'.repeat(30), '%00', '1%27'])(
  'the mail %s is not there',
  async (id) => {
    for (const part of ['', '/text', '/html']) {
      expect((await inject({ url: `/dev/mail/${id}${part}` })).status).toBe(404);
    }
  },
);

test('a NUL in the recipient finds nothing', async () => {
  expect((await inject({ url: '/dev/mail?to=%00' })).status).toBe(400);
});

test.each([
  ['a partner', { origin: 'http://partner.localhost:4100' }],
  ['a page that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ['a frame elsewhere', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a sibling', { 'sec-fetch-site': 'same-site' }],
])('%s reads no mail', async (_, headers) => {
  const id = await store();
  for (const url of ['/dev/mail', `/dev/mail/${id}`, `/dev/mail/${id}/html`]) {
    expect((await inject({ url, headers })).status).toBe(403);
  }
});

test('in live mode there is no outbox', async () => {
  const live = await startTestServer([mailDomain], { mode: 'live' });
  for (const url of ['/dev/mail', '/dev/mail/1', '/dev/mail/outbox.css', '/dev']) {
    expect((await live.inject({ url })).status).toBe(404);
  }
});
