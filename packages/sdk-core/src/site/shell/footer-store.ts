import type { ReadableAtom } from 'nanostores';
import type { Client } from '../../http/client.ts';
import type { Remote } from '../../http/environment.ts';
import { createLoadedRemoteStore } from '../../http/loaded-remote.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { readSetting } from '../endpoints.ts';
import { type Footer, footerKey } from './footer.ts';

/** What the operator wants at the foot of every page. */
export interface FooterStore {
  readonly $state: ReadableAtom<Remote<Footer, Problem>>;
  /** Asks, unless a server has. */
  load(): Promise<void>;
}

/** The store of a foot; ready from the start where a server has loaded it. */
export function createFooterStore(
  { client }: { readonly client: Client },
  initial?: Footer,
): FooterStore {
  return createLoadedRemoteStore(async (signal) => {
    const input = { params: { key: footerKey } };
    // The registry of settings vouches for the shape of what stands under this key.
    return JSON.parse(await client.call(readSetting, input, { signal })) as Footer;
  }, initial);
}
