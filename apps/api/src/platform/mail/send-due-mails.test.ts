import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mails } from '../tables.ts';
import { startTestServer } from '../test-server.fixture.ts';
import { createSmtpTransport, type MailTransport, outboxTransport } from './mail-transport.ts';
import { queueMail } from './queue-mail.ts';
import { emptyMailText, trustedMailText } from './safe-mail-text.ts';
import { sendDueMails } from './send-due-mails.ts';
import { deleteOldMails } from './sweep-mails.ts';

const { platform } = await startTestServer([]);
const { database, clock } = platform;
const from = 'Boardwalk <no-reply@market.example>';
const texts = { subject: 'For {{ name }}', body: 'Hello {{ name }}' };
const template = { name: 'greeting', values: ['name'], texts: { en: texts, fr: texts } } as const;
const servers: SMTPServer[] = [];

beforeEach(async () => {
  await database.delete(mails);
});

afterEach(async () => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(done));
});

function travel(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
}

interface Received {
  readonly to: readonly string[];
  readonly source: string;
}

/** A mail server in this process, and what it was handed. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      }, done);
    },
    ...options,
  });
  servers.push(server);
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done));
  // The server listens on TCP.
  const { port } = server.server.address() as AddressInfo;
  return { received, smtpUrl: `smtp://127.0.0.1:${port}` };
}

function queue(to = 'rosa@example.org', name = trustedMailText('Rosa')) {
  const mail = { template, to, locale: 'en-CA', values: { name } } as const;
  return queueMail(database, mail, clock.now());
}

async function onlyMail() {
  const [mail] = await database.select().from(mails);
  return mail;
}

test('a mail goes through a real server, in text and HTML, and keeps no text afterwards', async () => {
  const { received, smtpUrl } = await startMailServer();
  await queue('rosa@example.org', trustedMailText('Rosa & Zoë'));
  const settings = { smtpUrl, from, replyTo: 'help@market.example' };
  expect(await sendDueMails(platform, createSmtpTransport(settings))).toBe(1);
  expect(received).toHaveLength(1);
  const [{ to, source } = { to: [], source: '' }] = received;
  expect(to).toEqual(['rosa@example.org']);
  expect(source).toMatch(/^From: Boardwalk <no-reply@market.example>\r$/m);
  expect(source).toMatch(/^Reply-To: help@market.example\r$/m);
  expect(source).toMatch(/^To: rosa@example.org\r$/m);
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(source).toMatch(/^Message-ID: <\d+\.\d+@market\.example>\r$/m);
  expect(source).toContain('Content-Type: text/plain; charset=utf-8');
  expect(source).toContain('Content-Type: text/html; charset=utf-8');
  expect(source).toContain('Hello Rosa & Zo=C3=AB');
  expect(await onlyMail()).toMatchObject({ text: '', html: '', dueAt: null, attempts: 1 });
  expect((await onlyMail())?.sentAt).toBeInstanceOf(Date);
  expect(await sendDueMails(platform, createSmtpTransport({ smtpUrl, from }))).toBe(0);
});

test('mail that can be ended by one press says so in its headers, and keeps no address afterwards', async () => {
  const { received, smtpUrl } = await startMailServer();
  const unsubscribeAddress = `https://market.example/end?token=${'x'.repeat(200)}`;
  const mail = {
    template,
    to: 'rosa@example.org',
    locale: 'en-CA',
    values: { name: emptyMailText },
  } as const;
  await queueMail(database, { ...mail, unsubscribeAddress }, clock.now());
  await queue();
  expect(await sendDueMails(platform, createSmtpTransport({ smtpUrl, from }))).toBe(2);
  const [first, second] = received.map(({ source }) => source);
  // A line that was folded begins with a blank.
  const [head = ''] = (first ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n\r\n', 1);
  expect(head).toMatch(/^List-Unsubscribe: <https:\/\/market\.example\/end\?token=x{200}>\r?$/m);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(second).not.toContain('List-Unsubscribe');
  const kept = await database.select({ address: mails.unsubscribeAddress }).from(mails);
  expect(kept).toEqual([{ address: null }, { address: null }]);
});

test.each([
  ['a name', '\r\nBcc: eve@evil.example\r\nX: y'],
  ['a name that ends the headers', '\r\n\r\nBuy at evil.example'],
])('no header comes from %s', async (_, name) => {
  const { received, smtpUrl } = await startMailServer();
  await queue('rosa@example.org', trustedMailText(name));
  await sendDueMails(platform, createSmtpTransport({ smtpUrl, from }));
  expect(received.map(({ to }) => to)).toEqual([['rosa@example.org']]);
  const [head = ''] = received[0]?.source.split('\r\n\r\n') ?? [];
  expect(head).not.toMatch(/^(?:Bcc|X|Buy)\b/im);
  expect(head).toContain('Subject: For');
});

test('nor from an address that got past every check', async () => {
  const { received, smtpUrl } = await startMailServer();
  await queue('rosa@example.org\r\nBcc: eve@evil.example');
  await queue('rosa@example.org, eve@evil.example');
  await sendDueMails(platform, createSmtpTransport({ smtpUrl, from }));
  expect(received.flatMap(({ to }) => to)).not.toContain('eve@evil.example');
});

test('what is rolled back is not sent', async () => {
  const { received, smtpUrl } = await startMailServer();
  const rolledBack = database.transaction(async (transaction) => {
    const mail = {
      template,
      to: 'rosa@example.org',
      locale: 'en-CA',
      values: { name: emptyMailText },
    };
    await queueMail(transaction, { ...mail, locale: 'en-CA' }, clock.now());
    throw new Error('something else failed');
  });
  await expect(rolledBack).rejects.toThrow();
  expect(await sendDueMails(platform, createSmtpTransport({ smtpUrl, from }))).toBe(0);
  expect(received).toEqual([]);
});

test('of several processes, each mail is sent by one', async () => {
  const { received, smtpUrl } = await startMailServer();
  for (let count = 0; count < 30; count += 1) await queue(`rosa${count}@example.org`);
  const sent = await Promise.all(
    [1, 2, 3, 4].map(() => sendDueMails(platform, createSmtpTransport({ smtpUrl, from }))),
  );
  expect(sent.reduce((sum, count) => sum + count)).toBe(30);
  expect(new Set(received.map(({ to }) => to[0])).size).toBe(30);
  expect(received).toHaveLength(30);
});

test('what the server can’t take now is tried again later, with its text, ever less often', async () => {
  let isDown = true;
  const { received, smtpUrl } = await startMailServer({
    onRcptTo(_address, _session, done) {
      const busy = Object.assign(new Error('try later'), { responseCode: 451 });
      done(isDown ? busy : undefined);
    },
  });
  const transport = createSmtpTransport({ smtpUrl, from });
  await queue();
  expect(await sendDueMails(platform, transport)).toBe(0);
  expect(await onlyMail()).toMatchObject({ attempts: 1, text: 'Hello Rosa\n', sentAt: null });
  expect((await onlyMail())?.failure).toContain('try later');
  expect(await sendDueMails(platform, transport)).toBe(0);
  expect((await onlyMail())?.attempts).toBe(1);
  isDown = false;
  travel(1.1);
  expect(await sendDueMails(platform, transport)).toBe(1);
  expect(received).toHaveLength(1);
  expect(await onlyMail()).toMatchObject({ attempts: 2, failure: null });
});

test.each([
  ['goes nowhere', '', 0],
  ['goes there if the address says so', '?requireTLS=false', 1],
])('a mail to a server elsewhere that does not encrypt %s', async (_, query, count) => {
  const { received, smtpUrl } = await startMailServer();
  // Another address of this machine, which is none of its own names.
  const elsewhere = smtpUrl.replace('127.0.0.1', '127.0.0.2') + query;
  await queue();
  expect(await sendDueMails(platform, createSmtpTransport({ smtpUrl: elsewhere, from }))).toBe(
    count,
  );
  expect(received).toHaveLength(count);
});

test('what the server refuses for good is not tried again', async () => {
  const { smtpUrl } = await startMailServer({
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    },
  });
  await queue();
  await sendDueMails(platform, createSmtpTransport({ smtpUrl, from }));
  expect(await onlyMail()).toMatchObject({ dueAt: null, sentAt: null, attempts: 1 });
});

test('a password of ours that the server refuses may be mended: mail waits', async () => {
  const { smtpUrl } = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) =>
      done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
  });
  await queue();
  const url = smtpUrl.replace('//', '//user:secret@');
  await sendDueMails(platform, createSmtpTransport({ smtpUrl: url, from }));
  const mail = await onlyMail();
  expect(mail?.dueAt).toBeInstanceOf(Date);
  expect(mail?.failure).not.toContain('secret');
});

test('a server that is not there holds nothing up for good', async () => {
  const transport = createSmtpTransport({ smtpUrl: 'smtp://127.0.0.1:1', from });
  await queue();
  await queue('ana@example.org');
  expect(await sendDueMails(platform, transport)).toBe(0);
  const waiting = await database.select({ attempts: mails.attempts }).from(mails);
  expect(waiting).toEqual([{ attempts: 1 }, { attempts: 1 }]);
  travel(4 * 24 * 60);
  await sendDueMails(platform, transport);
  const givenUp = await database.select({ dueAt: mails.dueAt }).from(mails);
  expect(givenUp).toEqual([{ dueAt: null }, { dueAt: null }]);
});

test('a mail whose sender died is tried again after its lease', async () => {
  await queue();
  const dying: MailTransport = { takesAway: true, send: () => new Promise(() => {}) };
  void sendDueMails(platform, dying);
  await expect.poll(async () => (await onlyMail())?.attempts).toBe(1);
  const { received, smtpUrl } = await startMailServer();
  const transport = createSmtpTransport({ smtpUrl, from });
  expect(await sendDueMails(platform, transport)).toBe(0);
  travel(6);
  expect(await sendDueMails(platform, transport)).toBe(1);
  expect(received).toHaveLength(1);
});

test('the demo’s outbox keeps what it was given', async () => {
  await queue();
  expect(await sendDueMails(platform, outboxTransport)).toBe(1);
  expect(await onlyMail()).toMatchObject({
    text: 'Hello Rosa\n',
    html: expect.stringContaining('Rosa'),
  });
});

test('mail is forgotten after a month', async () => {
  await queue();
  await queue('ana@example.org');
  await database
    .update(mails)
    .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
    .where(eq(mails.recipient, 'ana@example.org'));
  expect(await deleteOldMails(platform)).toBe(1);
  expect((await onlyMail())?.recipient).toBe('rosa@example.org');
});
