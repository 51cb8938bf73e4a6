import { type EndpointPolicy, openingScopes } from '@boardwalk/sdk-core/http/server-half';
import type { JsonSchema } from './components.ts';

/** How a caller says who it is, and on whose page it runs. */
export const securitySchemes: JsonSchema = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-bw-session',
    description:
      'The session of our own site, which `POST /login` begins. A site without https, such as a demo on localhost, names the cookie `bw-session`.',
  },
  embeddedSession: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The session of a widget on a partner’s page, which a window of our own site begins. It opens the calls of its scopes.',
  },
  publishableKey: {
    type: 'apiKey',
    in: 'query',
    name: 'key',
    description: 'The key of the site that embeds the widgets; its page is named by `Origin`.',
  },
};

/** The security requirements of an endpoint: any one of them opens it. */
export function securityOf(policy: EndpointPolicy): readonly JsonSchema[] {
  const { audience, rule, knowsCaller, needsKey } = policy;
  const publishableKey: readonly string[] = [];
  const visitors = needsKey ? [{ publishableKey }] : [{}];
  if (rule === 'anyone' && !knowsCaller) return needsKey ? visitors : [];
  return [
    { session: [] },
    ...(audience === 'site' ? [] : [{ embeddedSession: openingScopes(audience), publishableKey }]),
    ...(rule === 'anyone' ? visitors : []),
  ];
}
