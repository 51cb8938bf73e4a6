import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { useEnvironment } from '../../element/widget-context.ts';
import { newsOf } from './card-content.ts';
import type { CardWords } from './card-words.ts';

interface CardTagProps {
  readonly listing: ListingSummary;
  /** Whether several kinds are searched, so that the kind says more than the subcategory. */
  readonly isMixed: boolean;
  readonly now: number;
  readonly words: CardWords | undefined;
}

/** What to know of a listing at a glance: its news, else what it is. */
export function CardTag({ listing, isMixed, now, words }: CardTagProps) {
  const { messages } = useEnvironment();
  const { listingType, subcategory } = listing;
  const tag =
    newsOf(listing, now, messages(searchMessages)) ??
    words?.kindName(messages, listingType, isMixed ? undefined : subcategory);
  return tag === undefined ? null : <span className="card-tag">{tag}</span>;
}
