import { createOwnLoadedStore, type OwnLoadedStore } from '../account/sessions/own-loaded-store.ts';
import { createSessionStore, whenOwnChanged } from '../account/sessions/session-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../http/environment.ts';
import {
  acceptOwnInvitation,
  declineOwnInvitation,
  listOwnInvitations,
} from './object-invitations/endpoints.ts';
import type { OwnInvitation } from './object-invitations/schemas.ts';

/** To what somebody was invited; what answers an invitation rejects with a `Problem`. */
export interface OwnInvitationsStore extends OwnLoadedStore<readonly OwnInvitation[]> {
  accept(invitation: OwnInvitation['id']): Promise<void>;
  decline(invitation: OwnInvitation['id']): Promise<void>;
}

type Environment = Pick<StoreEnvironment, 'client' | 'whenChanged'> &
  Pick<SharingEnvironment, 'store'>;

/** The invitations to whoever is signed in, kept up to date; a server may have found them out. */
export function createOwnInvitationsStore(
  env: Environment,
  known?: readonly OwnInvitation[],
): OwnInvitationsStore {
  const { client } = env;
  const held = createOwnLoadedStore<readonly OwnInvitation[]>(
    env,
    (signal) => client.call(listOwnInvitations, {}, { signal }),
    known,
  );
  return {
    ...held,
    follow() {
      const unfollow = held.follow();
      const session = env.store(createSessionStore);
      const stopHearing = whenOwnChanged(session, env, ['groups'], () => held.reload());
      return () => {
        stopHearing();
        unfollow();
      };
    },
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
