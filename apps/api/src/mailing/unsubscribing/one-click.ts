import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { unsubscribe } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { Hook } from '../../platform/hooks/hooks.ts';
import { parseQueryString } from '../../platform/http/query-string.ts';
import { pageLink, type SiteLink } from '../../platform/mail/site-link.ts';
import { endMail } from './unsubscribe.ts';

type Site = Pick<Configuration, 'siteOrigin'>;

const path = '/api/v1/mail/unsubscribe/webhook';

/** What the `List-Unsubscribe` header of a mail names. */
export function oneClickAddress({ siteOrigin }: Site, token: string): string {
  return `${siteOrigin}${path}?token=${token}`;
}

/** The page on which a person ends mail of a kind by one press. */
export function unsubscribeLink(site: Site, token: string): SiteLink {
  return pageLink(site, unsubscribe({}, { token }).path);
}

/**
 * What mail programs send when their reader presses "Unsubscribe" (RFC 8058): a form with one field,
 * signed by the token of the address.
 */
export const oneClickHook: Hook = {
  name: 'take-unsubscription',
  path,
  bodyBytes: 4_000,
  // A provider sends those of all its readers from a few addresses.
  callsPerMinute: 1_200,
  async receive({ body, headers, query: { token = '' } }, platform) {
    if (!isOneClick(body, String(headers['content-type']))) {
      throw new Problem('invalid-request', 'Expected the form that mail programs send.', {
        fields: [{ path: 'body', message: 'expected List-Unsubscribe=One-Click' }],
      });
    }
    await endMail(platform, token);
  },
};

/** As a form of either kind: both are allowed. */
function isOneClick(body: Buffer, type: string): boolean {
  const text = body.toString('latin1');
  return type.startsWith('multipart/form-data')
    ? /name="?List-Unsubscribe"?\r\n(?:[^\r\n]+\r\n)*\r\nOne-Click\r\n/i.test(text)
    : new URLSearchParams(text.trim()).get('List-Unsubscribe') === 'One-Click';
}

/** Mail programs without such a button open the address, which changes nothing: it leads to the page. */
export function leadToPage(server: FastifyInstance, { configuration }: Platform): void {
  server.get(path, async ({ url }, reply) => {
    const { token = '' } = parseQueryString(url.split('?', 2)[1] ?? '');
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(configuration.siteOrigin + unsubscribe({}, { token }).path, 303);
  });
}
