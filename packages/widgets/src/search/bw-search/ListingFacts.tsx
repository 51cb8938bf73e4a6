import { cardFactsOf } from '@boardwalk/sdk-core/listings/card-content';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { useEnvironment } from '../../element/widget-context.ts';
import { CardFacts } from '../../kit/card/CardFacts.tsx';
import type { CardWords } from './card-words.ts';
import { useSearch } from './search-context.ts';

interface ListingFactsProps {
  readonly listing: ListingSummary;
  readonly words: CardWords | undefined;
}

/** The key facts of a listing; those in words come with the second chunk, into their line. */
export function ListingFacts({ listing, words }: ListingFactsProps) {
  const env = useEnvironment();
  const { locale } = useSearch();
  const reader = { locale, messages: env.messages, timeZone: () => env.timeZone };
  return <CardFacts facts={cardFactsOf(listing, reader, words?.createWordWriter)} />;
}
