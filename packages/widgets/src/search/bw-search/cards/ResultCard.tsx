import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { memo } from 'react';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { ListingCard } from '../../../listings/shared/listing-card/ListingCard.tsx';
import { useSearch } from '../search-context.ts';
import type { SearchText } from '../search-text.ts';
import { CardHeart } from './CardHeart.tsx';
import { listingBadge, listingMeta } from './card-content.ts';

/** The file that writes more of a card than its first view. */
export type CardDetailsModule = typeof import('./card-details.ts');

interface ResultCardProps {
  readonly listing: ListingSummary;
  /** In the first view: its picture loads at once. */
  readonly isFirst: boolean;
  readonly isMarked: boolean;
  /** Undefined until they are here: then it is whole. */
  readonly words: CardDetailsModule | undefined;
  /** Once it is whole; not where something else stands in its corner. */
  readonly hasHeart: boolean;
}

const sizes = '(min-width: 1024px) 25vw, (min-width: 560px) 45vw, 92vw';

/** One listing of a result, as a link to its page. */
export function ResultCard(props: ResultCardProps) {
  const { env } = useWidget();
  const { query, text } = useSearch();
  return <WrittenCard {...props} env={env} text={text} isMixed={query.category.length !== 1} />;
}

interface WrittenCardProps extends ResultCardProps {
  readonly env: WidgetEnvironment;
  readonly text: SearchText;
  /** Among listings of other kinds. */
  readonly isMixed: boolean;
}

/** Written once for each answer: the query changes before there is another one to show. */
const WrittenCard = memo(function WrittenCard(props: WrittenCardProps) {
  const { listing, isFirst, isMarked, words, hasHeart, env, text } = props;
  return (
    <ListingCard
      env={env}
      listing={listing}
      sizes={sizes}
      isFirst={isFirst}
      isMarked={isMarked}
      tag={tagOf(props)}
      control={words && hasHeart && <CardHeart listing={listing} />}
      meta={listingMeta(listing, env.clock.now(), text, env.messages(searchMessages))}
      createWordWriter={words?.createWordWriter}
      hasFactsLine
    />
  );
});

/** What to know at a glance: its news, else what it is; of several kinds, which kind. */
function tagOf({ listing, words, env, isMixed }: WrittenCardProps) {
  const { listingType, subcategory } = listing;
  return (
    listingBadge(listing, env.messages(searchMessages)) ??
    words?.kindName(env.messages, listingType, isMixed ? undefined : subcategory)
  );
}
