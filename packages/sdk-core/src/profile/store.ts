import type { ReadableAtom } from 'nanostores';
import type { EndpointInput } from '../http/endpoint.ts';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { createRemoteStore } from '../http/remote.ts';
import { type Problem, toProblem } from '../vocabulary/problem.ts';
import { changeProfile, readProfile } from './endpoints.ts';
import type * as schemas from './schemas.ts';
import type { Profile } from './schemas.ts';

export type ProfileChange = EndpointInput<typeof schemas.changeProfile>['body'];

/** The profile of whoever is signed in, the same for everything on a page. */
export interface ProfileStore {
  readonly $profile: ReadableAtom<Remote<Profile, Problem>>;
  /** Asks for it anew. */
  load(): Promise<void>;
  /** Takes over what a server has read, unless it was read here already. */
  takeOver(profile: Profile): void;
  /** Replaces it; answers it as it is kept, or rejects with a problem. */
  save(change: ProfileChange): Promise<Profile>;
  /** Changes the picture alone, whatever else was changed elsewhere meanwhile. */
  changePicture(picture: { readonly path: string } | null): Promise<Profile>;
}

/** How often a picture is tried again when the rest was changed at the same moment. */
const tries = 3;

/** The store of a page: `env.store(createProfileStore)`. */
export function createProfileStore({ client }: Pick<StoreEnvironment, 'client'>): ProfileStore {
  const { $state: $profile, load: ask } = createRemoteStore<Profile>();

  async function save(body: ProfileChange): Promise<Profile> {
    const profile = await client.call(changeProfile, { body });
    void ask(async () => profile);
    return profile;
  }

  async function changePicture(profilePicture: { readonly path: string } | null, left = tries) {
    const { firstName, lastName, version } = await client.call(readProfile, {});
    const change = { firstName, lastName, version, profilePicture };
    return save(change).catch((error: unknown): Promise<Profile> => {
      if (toProblem(error).code === 'conflict' && left > 1) {
        return changePicture(profilePicture, left - 1);
      }
      throw error;
    });
  }

  return {
    $profile,
    load: () => ask((signal) => client.call(readProfile, {}, { signal })),
    takeOver(profile) {
      if ($profile.get().state === 'idle') void ask(async () => profile);
    },
    save,
    changePicture: (picture) => changePicture(picture),
  };
}
