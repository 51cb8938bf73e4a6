import type { listingMessages } from '@boardwalk/sdk-core/listings/messages';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createContext, useContext } from 'react';
import type { ListingContext } from './listing-context.ts';
import type { PageStore, ShownPage } from './page-store.ts';

/** What every part of a listing's page needs. */
export interface ListingScope extends ShownPage {
  readonly store: PageStore;
  readonly locale: Locale;
  readonly messages: Messages<typeof listingMessages>;
  /** The level of the title; sections are one below. */
  readonly level: number;
  readonly emit: ListingContext['emit'];
  /** Whether it is known to be the reader's own listing, who edits it. */
  readonly isOwn: boolean;
  readonly onOwnerKnown: (isOwn: boolean) => void;
  /**
   * What other users don't see, or not yet: it can't be saved, shared, reported or compared with
   * others.
   */
  readonly isPreview?: true;
}

export const ListingScopeContext = createContext<ListingScope | undefined>(undefined);

/** The page that the component belongs to. */
export function useListing(): ListingScope {
  const scope = useContext(ListingScopeContext);
  if (!scope) throw new Error('useListing needs a listing around it');
  return scope;
}
