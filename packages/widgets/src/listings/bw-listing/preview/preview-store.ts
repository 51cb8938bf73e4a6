import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { createKeyedRemoteStore } from '@boardwalk/sdk-core/http/keyed-remote';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { RevealedContact } from '@boardwalk/sdk-core/listings/store';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { atom } from 'nanostores';
import { loadWriter } from '../later-parts.ts';
import type { PageStore, ShownPage } from '../page-store.ts';
import type { PageReader } from '../words/write-words.ts';

/** What writes the words of a kind, once it is here. */
export function createWriterStore(reader: PageReader) {
  return createKeyedRemoteStore((kind: ListingKind) => loadWriter(kind, reader));
}

const nothing = async () => undefined;

/** The store of a page that is not published: whoever looks at it has nothing to reveal or to count. */
export function createUnpublishedPage(): PageStore {
  return {
    $state: atom<Remote<ShownPage, Problem>>({ state: 'idle' }),
    $contact: atom<RevealedContact>({ phone: { state: 'idle' }, email: { state: 'idle' } }),
    show: nothing,
    retry: nothing,
    rewrite: nothing,
    reveal: nothing,
    record: () => undefined,
  };
}
