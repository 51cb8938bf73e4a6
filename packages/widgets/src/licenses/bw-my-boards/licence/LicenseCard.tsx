import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import type { MyBoards, MyBoardsStore } from '@boardwalk/sdk-core/licenses/own/my-boards-store';
import type { OwnBoard } from '@boardwalk/sdk-core/licenses/own/schemas';
import {
  checkout,
  dashboardMap,
  listing,
  subscription,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useId, useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { useFocusBack } from '../../../kit/dialog/use-focus-back.ts';
import { classNames } from '../../../kit/style/class-names.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { BoardRow } from './BoardRow.tsx';
import { LicenseFacts } from './LicenseFacts.tsx';
import { AddBoardDialog } from './later-parts.ts';

interface LicenseCardProps {
  readonly license: License;
  readonly own: MyBoards;
  readonly store: MyBoardsStore;
  /** Of its title. */
  readonly headingLevel: number;
  readonly onGiveUp: (board: OwnBoard) => void;
}

/** Boards at first, and all with a press. */
const boardsAtOnce = 6;

/** A licence: whose it is, until when, its boards, and what leads on. */
export function LicenseCard({ license, own, store, headingLevel, onGiveUp }: LicenseCardProps) {
  const { messages: read } = useEnvironment();
  const messages = read(myBoardsMessages);
  const locale = useLocale();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // With the last seat, what opened the dialog is gone.
  useFocusBack(isAdding, heading);
  const { uuid, licensee, title, plan, seats, state } = license;
  const isPending = state === 'PENDING';
  const boards = own.boards.filter((board) => board.license === uuid);
  const shown = showsAll ? boards : boards.slice(0, boardsAtOnce);
  const rest = boards.length - shown.length;
  const free = plan ? plan.seat_count - seats.length : 0;

  return (
    <article className="license" part="license" aria-labelledby={id}>
      <header className="license-head">
        {createElement(
          `h${headingLevel}`,
          { id, ref: heading, className: 'license-title', tabIndex: -1 },
          <RouteLink route={listing({ type: 'merchant', id: licensee })}>{title}</RouteLink>,
        )}
        <span className={classNames('license-mark', isPending && 'is-pending')}>
          {isPending ? messages.pending : messages.running}
        </span>
        <p className="mine-note">
          {plan
            ? fillMessage(messages.planSeats, {
                plan: plan.nickname,
                count: seats.length,
                seats: plan.seat_count,
              })
            : countMessage(messages.single, seats.length, locale)}
        </p>
      </header>
      <LicenseFacts license={license} />
      {isPending ? (
        <>
          <ul className="license-names">
            {seats.map((seat) => (
              <li key={seat}>{own.names.get(seat) ?? `№ ${seat}`}</li>
            ))}
          </ul>
          <p className="mine-note">{messages.pendingLead}</p>
        </>
      ) : boards.length === 0 ? (
        plan && (
          <p className="mine-note">{fillMessage(messages.noBoards, { seats: plan.seat_count })}</p>
        )
      ) : (
        <ul
          className="license-boards"
          aria-label={fillMessage(messages.boards, { listing: title })}
        >
          {shown.map((board) => (
            <BoardRow key={board.id} board={board} onGiveUp={() => onGiveUp(board)} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button className="license-more" onClick={() => setShowsAll(true)}>
          {countMessage(messages.more, rest, locale)}
        </Button>
      )}
      <footer className="license-ways">
        {isPending ? (
          <RouteLink className="button button-primary" route={checkout({}, { license: uuid })}>
            {messages.finish}
          </RouteLink>
        ) : (
          <>
            {free > 0 && <Button onClick={() => setAdding(true)}>{messages.addBoard}</Button>}
            {!plan && (
              <RouteLink
                className="button button-secondary"
                route={subscription({}, { listingId: licensee })}
              >
                {messages.morePlans}
              </RouteLink>
            )}
            <RouteLink className="mine-link" route={dashboardMap({}, { 'listing-id': licensee })}>
              {messages.seeMap}
            </RouteLink>
            <RouteLink className="mine-link" route={checkout({}, { license: uuid })}>
              {messages.receipt}
            </RouteLink>
          </>
        )}
      </footer>
      {isAdding && (
        <AddBoardDialog
          license={license}
          free={free}
          near={boards[0]?.point}
          onAdd={(board) => store.takePlace(license, board)}
          onClose={() => setAdding(false)}
        />
      )}
    </article>
  );
}
