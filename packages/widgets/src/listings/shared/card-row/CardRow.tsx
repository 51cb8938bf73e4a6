import { rowMessages } from '@boardwalk/sdk-core/listings/row-messages';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ChevronLeft, ChevronRight } from 'lucide';
import { createElement, type ReactNode, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { useRowScroll } from '../../../kit/row/use-row-scroll.ts';
import './card-row.css';

interface CardRowProps {
  /** Of its heading, its own in the widget. */
  readonly id: string;
  readonly title: string;
  /** Of its heading. */
  readonly level: number;
  /** Items of a list; undefined while they are on their way. */
  readonly children: readonly ReactNode[] | undefined;
  /** What stands there before its items. */
  readonly places?: ReactNode;
  /** In place of the list, where it can't be had. */
  readonly note?: ReactNode;
  /** Where all of them are. */
  readonly all?: SiteRoute | undefined;
  /** The part of the widget by which pages style it. */
  readonly part?: string;
}

/** Cards of listings in a row that scrolls, under a heading. */
export function CardRow(props: CardRowProps) {
  const { id, title, level, children, places, note, all, part } = props;
  const messages = useMessages(rowMessages);
  const row = useRef<HTMLUListElement>(null);
  const scroll = useRowScroll(row, children);
  return (
    <section className="row" aria-labelledby={id} aria-busy={children === undefined} part={part}>
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
      {note || (
        <ul ref={row} className="row-cards">
          {children ?? places}
        </ul>
      )}
    </section>
  );
}
