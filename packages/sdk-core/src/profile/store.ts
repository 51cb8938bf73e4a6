import { createSessionStore } from '../account/sessions/session-store.ts';
import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { EndpointInput } from '../http/endpoint.ts';
import type { SharingEnvironment } from '../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../http/remote.ts';
import { toProblem } from '../vocabulary/problem.ts';
import { changeProfile, readProfile } from './endpoints.ts';
import type * as schemas from './schemas.ts';
import type { Profile } from './schemas.ts';

/** Nothing of it is required. */
export type ProfileChange = NonNullable<EndpointInput<typeof schemas.changeProfile>['body']>;

/** The profile of the signed-in user, the same for everything on a page. */
export interface ProfileStore
  extends Pick<RemoteStore<Profile>, '$state' | 'follow' | 'load' | 'reload'> {
  /** Takes what a server knows in place of the first call, for the user it belongs to. */
  show(known: Profile): void;
  /** Replaces it; returns it as it is saved, or rejects with a problem. */
  save(change: ProfileChange): Promise<Profile>;
  /** Changes the picture alone, whatever else was changed elsewhere meanwhile. */
  changePicture(picture: { readonly path: string } | null): Promise<Profile>;
}

/** How often a picture is tried again when the rest was changed at the same moment. */
const tries = 3;

/** The store of a page: `env.store(createProfileStore)`. */
export function createProfileStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): ProfileStore {
  const { client } = env;
  const session = env.store(createSessionStore);
  let fromServer: Profile | undefined;
  const { $state, follow, load, reload, set } = createRemote<Profile>({
    owner: signedIn(env),
    waits: true,
    async request(signal) {
      const known = fromServer;
      fromServer = undefined;
      if (known && known.id === lastValue(session.$user.get())?.id) return known;
      return client.call(readProfile, {}, { signal });
    },
  });

  async function save(body: ProfileChange): Promise<Profile> {
    const profile = await client.call(changeProfile, { body });
    set(profile);
    return profile;
  }

  async function changePicture(profilePicture: { readonly path: string } | null, left = tries) {
    const { version } = await client.call(readProfile, {});
    return save({ version, profilePicture }).catch((error: unknown): Promise<Profile> => {
      if (toProblem(error).code === 'conflict' && left > 1) {
        return changePicture(profilePicture, left - 1);
      }
      throw error;
    });
  }

  return {
    $state,
    follow,
    load,
    reload,
    show(known) {
      if (lastValue($state.get()) === undefined) fromServer = known;
    },
    save,
    changePicture: (picture) => changePicture(picture),
  };
}
