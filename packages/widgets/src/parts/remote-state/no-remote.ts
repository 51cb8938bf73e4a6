import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { atom } from 'nanostores';
import type { ShownStore } from './use-remote.ts';

/** In place of a store that is not here, or not required for now: nothing is requested. */
export const noRemote: ShownStore<never, unknown> = {
  $state: atom<Remote<never, Problem>>({ state: 'idle' }),
  show: () => undefined,
  follow: () => () => undefined,
};
