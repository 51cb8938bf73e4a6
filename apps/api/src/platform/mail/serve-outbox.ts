import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../calls/operation.ts';
import { refuseEmbedding, refuseForeignPages } from '../http/cross-origin.ts';
import { parseQueryString } from '../http/query-string.ts';
import { mails } from '../tables.ts';
import { type Mail, mailPage, outboxPage, outboxStyle } from './outbox-pages.ts';

const shownAtMost = 100;

/** Own styles, and frames of the outbox itself; no script at all. */
const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What a mail shows is styled text and our pictures: it runs, sends and opens nothing, wherever it is shown. */
const mailPolicy = (siteOrigin: string) => [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `img-src ${siteOrigin}/media/`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
];

interface MailParams {
  readonly id: string;
}

/**
 * `/dev/mail`: what the demo would have sent, newest first; `?to=` one recipient's. It holds links
 * that open accounts, so it is for pages of our own site, and for the demo alone.
 */
export function serveOutbox(server: FastifyInstance, platform: Platform): void {
  const { configuration, database } = platform;
  if (configuration.mode !== 'demo') return;
  server.register(async (outbox) => {
    outbox.addHook('onRequest', async (request, reply) => {
      refuseEmbedding(request);
      refuseForeignPages(configuration, request);
      reply.header('cache-control', 'no-store');
    });
    outbox.get('/dev/mail', async (request, reply) => {
      const to = readRecipient(request.url);
      const list = await database
        .select()
        .from(mails)
        .where(to === undefined ? undefined : sql`lower(${mails.recipient}) = ${to.toLowerCase()}`)
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(shownAtMost);
      return sendPage(reply, outboxPage(list));
    });
    outbox.get('/dev/mail/outbox.css', async (_, reply) =>
      reply.type('text/css; charset=utf-8').send(outboxStyle),
    );
    outbox.get<{ Params: MailParams }>('/dev/mail/:id', async ({ params }, reply) =>
      sendPage(reply, mailPage(await readMail(platform, params))),
    );
    outbox.get<{ Params: MailParams }>('/dev/mail/:id/text', async ({ params }, reply) => {
      const { text } = await readMail(platform, params);
      return reply.type('text/plain; charset=utf-8').send(text);
    });
    outbox.get<{ Params: MailParams }>('/dev/mail/:id/html', async ({ params }, reply) => {
      const { html } = await readMail(platform, params);
      return reply
        .header('content-security-policy', mailPolicy(configuration.siteOrigin).join('; '))
        .header('x-frame-options', 'SAMEORIGIN')
        .type('text/html; charset=utf-8')
        .send(html);
    });
  });
}

function readRecipient(url: string): string | undefined {
  const at = url.indexOf('?');
  const { to } = parseQueryString(at < 0 ? '' : url.slice(at + 1));
  if (!to?.includes('\0')) return to;
  throw new Problem('invalid-request', 'No address holds a NUL character.');
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', pagePolicy)
    .type('text/html; charset=utf-8')
    .send(html);
}

async function readMail({ database }: Pick<Platform, 'database'>, { id }: MailParams) {
  const [mail]: Mail[] = /^[1-9]\d{0,14}$/.test(id)
    ? await database
        .select()
        .from(mails)
        .where(eq(mails.id, Number(id)))
    : [];
  if (!mail) throw new Problem('not-found', 'There is no such mail.');
  return mail;
}
