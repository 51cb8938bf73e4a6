import type { Client } from '../../http/client.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { readSetting } from '../endpoints.ts';
import { type Footer, footerKey } from './footer.ts';

/** What the operator wants at the foot of every page. */
export type FooterStore = RemoteStore<Footer>;

/** The store of a foot; ready from the start where a server has loaded it. */
export function createFooterStore(
  { client }: { readonly client: Client },
  initial?: Footer,
): FooterStore {
  return createRemote({
    request: async (signal) => {
      const input = { params: { key: footerKey } };
      // The registry of settings vouches for the shape of what stands under this key.
      return JSON.parse(await client.call(readSetting, input, { signal })) as Footer;
    },
    initial,
  });
}
