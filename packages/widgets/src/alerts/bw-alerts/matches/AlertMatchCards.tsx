import { newsLabels } from '@boardwalk/sdk-core/alerts/choices/choice-labels';
import { ruleMatchesMessages } from '@boardwalk/sdk-core/alerts/matches/rule-matches-messages';
import type { MatchedListing } from '@boardwalk/sdk-core/alerts/schemas';
import { momentStyle } from '@boardwalk/sdk-core/inbox/threads/moments';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Card } from '../../../kit/card/Card.tsx';
import { PictureGap } from '../../../kit/picture/Picture.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { FullListingCard } from '../../../listings/shared/listing-card/FullListingCard.tsx';
import './matches.css';

const sizes = '(min-width: 560px) 320px, 92vw';

/** Listings as cards, each with what is news about it. */
export function AlertMatchCards({ listings }: { readonly listings: readonly MatchedListing[] }) {
  return (
    <ul className="found-cards">
      {listings.map(({ id, summary, news }) => (
        <li key={id} data-listing={id}>
          {summary ? <FullListingCard listing={summary} sizes={sizes} /> : <GoneCard id={id} />}
          {news && <NewsMark news={news} />}
        </li>
      ))}
    </ul>
  );
}

/** What is news, and since when. */
function NewsMark({ news }: { readonly news: NonNullable<MatchedListing['news']> }) {
  const { messages: read, clock, locale, timeZone } = useEnvironment();
  const messages = read(ruleMatchesMessages);
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  const date = formatDate(news.at, momentStyle(news.at, clock.now(), timeZone));
  return (
    <p className={classNames('found-news', news.isSeen && 'is-seen')}>
      {fillMessage(messages.newsAt, { news: read(newsLabels)[news.kind], date })}
    </p>
  );
}

/** In place of a listing that the public no longer sees. */
function GoneCard({ id }: { readonly id: MatchedListing['id'] }) {
  const messages = useMessages(ruleMatchesMessages);
  return (
    <Card
      media={<PictureGap />}
      title={messages.gone}
      meta={fillMessage(messages.goneName, { id: String(id) })}
    />
  );
}
