import type { ReadableAtom } from 'nanostores';
import { createSessionStore, followSession } from '../account/sessions/session-store.ts';
import type { EndpointInput } from '../http/endpoint.ts';
import type { Remote, SharingEnvironment } from '../http/environment.ts';
import { createRemoteStore, lastValue } from '../http/remote.ts';
import { type Problem, toProblem } from '../vocabulary/problem.ts';
import { changeProfile, readProfile } from './endpoints.ts';
import type * as schemas from './schemas.ts';
import type { Profile } from './schemas.ts';

/** Nothing of it has to be told. */
export type ProfileChange = NonNullable<EndpointInput<typeof schemas.changeProfile>['body']>;

/** The profile of whoever is signed in, the same for everything on a page. */
export interface ProfileStore {
  readonly $state: ReadableAtom<Remote<Profile, Problem>>;
  /** Loads it as somebody signs in, unless a server has (`known`); answers how to stop. */
  follow(known?: Profile): () => void;
  /** Asks for it anew. */
  load(): Promise<void>;
  /** Replaces it; answers it as it is kept, or rejects with a problem. */
  save(change: ProfileChange): Promise<Profile>;
  /** Changes the picture alone, whatever else was changed elsewhere meanwhile. */
  changePicture(picture: { readonly path: string } | null): Promise<Profile>;
}

/** How often a picture is tried again when the rest was changed at the same moment. */
const tries = 3;

/** The store of a page: `env.store(createProfileStore)`. */
export function createProfileStore({
  client,
  store,
}: Pick<SharingEnvironment, 'client' | 'store'>): ProfileStore {
  const session = store(createSessionStore);
  const { $state, load: ask, set } = createRemoteStore<Profile>();
  const load = () => ask((signal) => client.call(readProfile, {}, { signal }));

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
    load,
    follow(known) {
      if (known && $state.get().state === 'idle') set(known);
      const stops = [
        session.follow(),
        followSession(session, {
          onSignIn({ id }) {
            if (lastValue($state.get())?.id !== id) void load();
          },
          // What was theirs shows for nobody else: whoever shows it looks at its id.
          onSignOut: () => undefined,
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    save,
    changePicture: (picture) => changePicture(picture),
  };
}
