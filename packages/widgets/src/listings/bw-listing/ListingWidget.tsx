import { listingMessages } from '@boardwalk/sdk-core/listings/messages';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useMemo, useState } from 'react';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { LazyListingFailure } from './failure/LazyListingFailure.tsx';
import { ListingPage } from './ListingPage.tsx';
import { ListingSkeleton } from './ListingSkeleton.tsx';
import type { ListingContext } from './listing-context.ts';
import { ListingScopeContext } from './listing-scope.ts';
import { useListingPage } from './use-listing-page.ts';

const preview = lazyParts(() => import('./preview/ListingPreview.tsx'));
const ListingPreview = preview.component('ListingPreview', { Place: ListingSkeleton });

/** The whole of `<bw-listing>`. */
export function ListingWidget({ context }: { readonly context: ListingContext }) {
  return context.attributes.preview ? (
    <ListingPreview context={context} />
  ) : (
    <PublishedListing context={context} />
  );
}

function PublishedListing({ context }: { readonly context: ListingContext }) {
  const { attributes, env, emit } = context;
  const { store, page, problem } = useListingPage(context);
  const locale = findLocale([env.locale]);
  const messages = env.messages(listingMessages);
  const level = attributes.headingLevel;
  /** Of which listing it is known that it is the reader's own; the next one may be another's. */
  const [own, setOwn] = useState<number>();
  const scope = useMemo(() => {
    if (!page) return undefined;
    const { id, isUnpublished } = page.listing;
    const onOwnerKnown = (isOwn: boolean) => setOwn(isOwn ? id : undefined);
    return {
      ...{ ...page, store, locale, messages, level, emit, isOwn: own === id, onOwnerKnown },
      ...(isUnpublished && { isPreview: true as const }),
    };
  }, [page, store, locale, messages, level, emit, own]);
  if (scope) {
    return (
      <ListingScopeContext value={scope}>
        <ListingPage key={scope.listing.id} />
      </ListingScopeContext>
    );
  }
  if (!problem) return <ListingSkeleton />;
  return (
    <LazyListingFailure
      problem={problem}
      kind={attributes.type}
      onRetry={() => void store.reload()}
    />
  );
}
