import { createRemote } from '@boardwalk/sdk-core/http/remote';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { RevealedContact } from '@boardwalk/sdk-core/listings/store';
import { atom } from 'nanostores';
import { noRemote } from '../../../parts/remote-state/no-remote.ts';
import { loadWriter } from '../later-parts.ts';
import type { PageStore } from '../page-store.ts';
import type { PageReader } from '../texts/load-page-writer.ts';

/** What writes the words of a kind, once it is here. */
export function createWriterStore(reader: PageReader) {
  return createRemote({
    key: undefined,
    request: (_signal, kind: ListingKind) => loadWriter(kind, reader),
  });
}

const nothing = async () => undefined;

/**
 * Creates the store of a page that is not published: its reader has nothing to reveal or to count.
 */
export function createUnpublishedPage(): PageStore {
  return {
    ...noRemote,
    $contact: atom<RevealedContact>({ phone: { state: 'idle' }, email: { state: 'idle' } }),
    show: nothing,
    reload: nothing,
    rewrite: nothing,
    reveal: nothing,
    record: () => undefined,
  };
}
