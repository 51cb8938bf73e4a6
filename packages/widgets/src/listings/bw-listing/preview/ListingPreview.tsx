import { listingMessages } from '@boardwalk/sdk-core/listings/messages';
import type { Listing } from '@boardwalk/sdk-core/listings/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useMemo, useState } from 'react';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { ListingPage } from '../ListingPage.tsx';
import { ListingSkeleton } from '../ListingSkeleton.tsx';
import type { ListingContext } from '../listing-context.ts';
import { ListingScopeContext } from '../listing-scope.ts';
import { createUnpublishedPage, createWriterStore } from './preview-store.ts';

export { default as styles } from './ListingPreview.tsx?styles';

/** A listing that somebody is still writing, as others would see it. */
export function ListingPreview({ context }: { readonly context: ListingContext }) {
  const { properties } = context;
  return properties.listing ? (
    // The caller who sets it has it in the contract's shape.
    <Shown context={context} listing={properties.listing as Listing} />
  ) : (
    <ListingSkeleton />
  );
}

interface ShownProps {
  readonly context: ListingContext;
  readonly listing: Listing;
}

function Shown({ context, listing }: ShownProps) {
  const { attributes, env } = context;
  const [store] = useState(createUnpublishedPage);
  const [writers] = useState(() => createWriterStore(env));
  const remote = useRemote(writers, listing.listingType);
  const write = remote.state === 'ready' ? remote.value : undefined;
  const words = useMemo(() => write?.(listing, env.clock.now()), [write, listing, env]);
  const scope = {
    listing,
    words,
    store,
    locale: findLocale([env.locale]),
    messages: env.messages(listingMessages),
    level: attributes.headingLevel,
    // Nothing of it has happened to a listing.
    emit: () => true,
    isOwn: false,
    onOwnerKnown: () => undefined,
    isPreview: true,
  } as const;
  return (
    <ListingScopeContext value={scope}>
      <ListingPage />
    </ListingScopeContext>
  );
}
