import type * as schemas from '@boardwalk/sdk-core/account/schemas';
import type { EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';

/** Whoever is signed in; there is no sign-in before sessions are built, so everyone is a visitor. */
export async function readCurrentUser(): Promise<EndpointResponse<typeof schemas.readCurrentUser>> {
  return null;
}
