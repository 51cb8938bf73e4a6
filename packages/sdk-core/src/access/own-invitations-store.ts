import {
  createOwnRemoteStore,
  type OwnRemoteStore,
} from '../account/sessions/own-remote-store.ts';
import { createSessionStore } from '../account/sessions/session-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../http/environment.ts';
import {
  acceptOwnInvitation,
  declineOwnInvitation,
  listOwnInvitations,
} from './object-invitations/endpoints.ts';
import type { OwnInvitation } from './object-invitations/schemas.ts';

/** To what somebody was invited; what answers an invitation rejects with a `Problem`. */
export interface OwnInvitationsStore extends OwnRemoteStore<readonly OwnInvitation[]> {
  accept(invitation: OwnInvitation['id']): Promise<void>;
  decline(invitation: OwnInvitation['id']): Promise<void>;
}

type Environment = Pick<StoreEnvironment, 'client' | 'whenChanged'> &
  Pick<SharingEnvironment, 'store'>;

/** The invitations to whoever is signed in, which a server may have found out already. */
export function createOwnInvitationsStore(
  env: Environment,
  known?: readonly OwnInvitation[],
): OwnInvitationsStore {
  const { client } = env;
  const held = createOwnRemoteStore<readonly OwnInvitation[]>(env, env.store(createSessionStore), {
    request: (signal) => client.call(listOwnInvitations, {}, { signal }),
    none: [],
    topic: 'groups',
    known,
  });
  return {
    ...held,
    async accept(invitation) {
      await client.call(acceptOwnInvitation, { params: { invitation } });
      await held.reload();
    },
    async decline(invitation) {
      await client.call(declineOwnInvitation, { params: { invitation } });
      await held.reload();
    },
  };
}
