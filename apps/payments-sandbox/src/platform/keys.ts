import type { FastifyRequest } from 'fastify';
import { StripeFault } from './stripe-fault.ts';

/** Whether a request comes from a server or from a page. */
export type Key = 'secret' | 'publishable';

/** The key of a request: `Bearer`, or the name of basic authentication, as the provider takes it. */
export function requireKey({ headers }: FastifyRequest): Key {
  const [, scheme, given = ''] = /^(Bearer|Basic) (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const key =
    scheme === 'Basic' ? (Buffer.from(given, 'base64').toString().split(':')[0] ?? '') : given;
  if (key === '') {
    throw new StripeFault(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (/^(sk|rk)_test_\w+$/.test(key)) return 'secret';
  if (/^pk_test_\w+$/.test(key)) return 'publishable';
  // A real key has no business here, so it is not repeated.
  const sentence = key.includes('_live_')
    ? 'This is a sandbox: it takes test keys alone.'
    : 'Invalid API Key provided.';
  throw new StripeFault(401, sentence);
}

/** The connected account on whose behalf a request is; empty for the platform's own. */
export function readAccount({ headers }: FastifyRequest): string {
  const account = headers['stripe-account'];
  return typeof account === 'string' ? account : '';
}
