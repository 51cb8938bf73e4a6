import type { HomeCard } from '@boardwalk/sdk-core/site/home-card';
import { homeMessages } from '@boardwalk/sdk-core/site/home-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/site-route';
import { ChevronLeft, ChevronRight } from 'lucide';
import { createElement, useRef } from 'react';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { useMessages } from '../../../element/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { useRowScroll } from '../../../kit/row/use-row-scroll.ts';
import { ListingCard } from './ListingCard.tsx';

interface CardRowProps {
  /** Its own among the rows. */
  readonly name: string;
  readonly title: string;
  readonly level: number;
  readonly cards: readonly HomeCard[];
  /** Where all of them are. */
  readonly all?: SiteRoute;
}

/** Listings in a row that scrolls, under a heading. */
export function CardRow({ name, title, level, cards, all }: CardRowProps) {
  const messages = useMessages(homeMessages);
  const id = `row-${name}`;
  const row = useRef<HTMLUListElement>(null);
  const scroll = useRowScroll(row, cards);
  return (
    <section className="row" aria-labelledby={id} part="row">
      <div className="row-head">
        {createElement(`h${level}`, { id, className: 'row-heading' }, title)}
        {all && (
          <RouteLink className="row-all" route={all}>
            <span aria-hidden="true">{messages.seeAll}</span>
            <span className="visually-hidden">{fillMessage(messages.seeAllOf, { title })}</span>
          </RouteLink>
        )}
        <IconButton
          icon={ChevronLeft}
          label={messages.previous}
          disabled={!scroll.canGoBack}
          onClick={() => scroll.move(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label={messages.next}
          disabled={!scroll.canGoOn}
          onClick={() => scroll.move(1)}
        />
      </div>
      <ul ref={row} className="row-cards">
        {cards.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  );
}
