import type { StoreEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import { readInvitation } from './invitations/endpoints.ts';
import type { Invitation } from './invitations/schemas.ts';

/** An invitation by the token of its mail. */
export function createInvitationStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  initial?: { readonly token: string; readonly invitation: Invitation },
): RemoteStore<Invitation, string> {
  return createRemote({
    key: initial?.token,
    request: (signal, token) => client.call(readInvitation, { body: { token } }, { signal }),
    initial: initial?.invitation,
  });
}
