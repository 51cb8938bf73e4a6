import type { StoreEnvironment } from '../http/environment.ts';
import { createKeyedRemoteStore, type KeyedRemoteStore } from '../http/keyed-remote.ts';
import { readInvitation } from './invitations/endpoints.ts';
import type { Invitation } from './invitations/schemas.ts';

/** An invitation by the token of its mail. */
export function createInvitationStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  initial?: { readonly token: string; readonly invitation: Invitation },
): KeyedRemoteStore<string, Invitation> {
  return createKeyedRemoteStore(
    (token, signal) => client.call(readInvitation, { body: { token } }, { signal }),
    initial && { key: initial.token, value: initial.invitation },
  );
}
