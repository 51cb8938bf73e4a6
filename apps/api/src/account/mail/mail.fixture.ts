import { desc, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import type { Queries } from '../../platform/database/database.ts';
import { mails } from '../../platform/tables.ts';
import type { TestServer } from '../../platform/test-server.fixture.ts';

let networks = 0;

/** Calls as our own page does, each from a network of its own, so that no limit of one is met. */
export function callFromAnywhere({ inject, platform }: TestServer) {
  const { siteOrigin } = platform.configuration;
  return (url: string, payload: InjectOptions['payload']) => {
    networks += 1;
    return inject({
      method: 'POST',
      url,
      remoteAddress: `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
      headers: { origin: siteOrigin, 'x-boardwalk': '1' },
      ...(payload !== undefined && { payload }),
    });
  };
}

/** What was written to an address, the last first. */
export function mailsTo(queries: Queries, email: string) {
  return queries
    .select()
    .from(mails)
    .where(sql`lower(${mails.recipient}) = ${email.toLowerCase()}`)
    .orderBy(desc(mails.id));
}

/** The token of the link in the last mail to an address. */
export async function mailedTokenTo(queries: Queries, email: string): Promise<string> {
  const [mail] = await mailsTo(queries, email);
  const token = /(?:tokenID|token)=([\w-]{43})\b/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`There is no link in the last mail to ${email}.`);
  return token;
}

/** The password of new registrations. */
export const registeredPassword = 'a path along the lake';

let registered = 0;

/** What a form sends to open an account; the next call is somebody else. */
export function newRegistration(changes: Readonly<Record<string, unknown>> = {}) {
  registered += 1;
  return {
    email: `new${registered}@example.org`,
    username: `new${registered}`,
    firstName: 'Ana',
    lastName: 'Ito',
    phone: { country: 'CA', code: 1, number: '(905) 555-0123' },
    password: registeredPassword,
    consent: true,
    kind: 'user' as const,
    ...changes,
  };
}
