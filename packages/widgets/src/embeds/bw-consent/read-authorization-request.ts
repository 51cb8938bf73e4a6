import { describeAuthorization } from '@boardwalk/sdk-core/embeds/sign-in/endpoints';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { AttributeValues } from '../../element/attributes/attributes.ts';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import type { consentAttributes } from './attributes.ts';
import type { AuthorizationLookup } from './consent-context.ts';

type Attributes = AttributeValues<typeof consentAttributes>;

const secret = /^[\w-]{43}$/;

/**
 * What the page asks for; null where it may not, or where the address is none of ours, `unproved`
 * where nobody has shown whose page it is.
 */
export async function readAuthorizationRequest(
  { siteKey, origin, scopes, challenge, state }: Attributes,
  { client }: Pick<WidgetEnvironment, 'client'>,
): Promise<AuthorizationLookup> {
  if (!secret.test(challenge) || !secret.test(state)) return null;
  try {
    return await client.call(describeAuthorization, { query: { siteKey, origin, scopes } });
  } catch (error) {
    const { status, code } = toProblem(error);
    if (code === 'origin-not-allowed') return 'unproved';
    if (status === 400 || status === 403 || status === 404) return null;
    throw error;
  }
}
