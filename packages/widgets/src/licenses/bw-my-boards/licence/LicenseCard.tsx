import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import type { MyBoards, MyBoardsStore } from '@boardwalk/sdk-core/licenses/own/my-boards-store';
import type { OwnBoard } from '@boardwalk/sdk-core/licenses/own/schemas';
import {
  endingMessages,
  lastDaysMessages,
} from '@boardwalk/sdk-core/licenses/term/ending-messages';
import { isEnding } from '@boardwalk/sdk-core/licenses/term/last-days';
import {
  checkout,
  dashboardMap,
  listing,
  myListings,
  subscription,
  subscriptions,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement, useId, useRef, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { useFocusBack } from '../../../kit/dialog/use-focus-back.ts';
import { classNames } from '../../../kit/style/class-names.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import type { PendingLicenseAction } from '../pending-license-action.ts';
import { BoardRow } from './BoardRow.tsx';
import { LicenseFacts } from './LicenseFacts.tsx';
import { AddBoardDialog, MoveBoardDialog } from './later-parts.ts';
import { OwedOutages } from './OwedOutages.tsx';
import { SeatNames } from './SeatNames.tsx';
import { StopRenewal } from './StopRenewal.tsx';
import '../../../kit/button/button.css';
import '../my-boards.css';

interface LicenseCardProps {
  readonly license: License;
  readonly own: MyBoards;
  readonly store: MyBoardsStore;
  /** Of its title. */
  readonly headingLevel: number;
  readonly onAsk: (asked: PendingLicenseAction) => void;
}

/** Boards at first, and all with a press. */
const boardsAtOnce = 6;

/** A licence: whose it is, until when, its boards, and what leads on. */
export function LicenseCard({ license, own, store, headingLevel, onAsk }: LicenseCardProps) {
  const { env, host } = useWidget();
  const messages = env.messages(myBoardsMessages);
  const ending = env.messages(endingMessages);
  const locale = useLocale();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [moved, setMoved] = useState<OwnBoard>();
  const heading = useRef<HTMLHeadingElement>(null);
  // With the last seat, or a board that was left, what opened the dialog is gone.
  useFocusBack(isAdding || moved !== undefined, heading);
  const { uuid, licensee, title, plan, seats, state, renews } = license;
  // So is the button that stops a renewal, once it has.
  useFocusBack(renews, heading);
  const isPending = state === 'PENDING';
  const ends = !isPending && plan && isEnding(license, env.clock.now()) ? plan : undefined;
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
      {!isPending && !license.isShown && (
        <p className="license-warning">
          {messages.hidden} <RouteLink route={myListings({})}>{messages.myListings}</RouteLink>
        </p>
      )}
      {!isPending && renews && <p className="license-warning">{ending.renewsNot}</p>}
      {ends && (
        <p className="mine-note">
          {fillMessage(env.messages(lastDaysMessages).grows, {
            plan: ends.nickname,
            date: createDateFormatter(locale, license.timeZone)(license.dueAt, 'instantOfYear'),
          })}
        </p>
      )}
      {/* The boards below say it of themselves. */}
      <OwedOutages
        outages={license.owed.filter(({ board }) => !boards.some(({ id }) => id === board))}
        timeZone={license.timeZone}
      />
      {isPending ? (
        <>
          <SeatNames own={own} seats={seats} />
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
            <BoardRow
              key={board.id}
              board={board}
              // Single boards don’t move, and nothing does on a partner’s page.
              onMove={plan && host.firstParty ? () => setMoved(board) : undefined}
              onGiveUp={() => onAsk({ about: 'place', board })}
            />
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
            {/* On a partner’s page the map leads to it, by a confirmation as all that uses a paid seat. */}
            {free > 0 ? (
              host.firstParty && (
                <Button variant="quiet" onClick={() => setAdding(true)}>
                  {messages.addBoard}
                </Button>
              )
            ) : ends ? null : (
              <RouteLink
                className="button button-quiet"
                route={(plan ? subscriptions : subscription)({}, { listingId: licensee })}
              >
                {messages.morePlans}
              </RouteLink>
            )}
            <RouteLink
              className="button button-quiet"
              route={dashboardMap({}, { listingId: licensee })}
            >
              {messages.seeMap}
            </RouteLink>
            <RouteLink className="button button-quiet" route={checkout({}, { license: uuid })}>
              {messages.receipt}
            </RouteLink>
            {/* On our own site alone, as what was paid for ends. */}
            {host.firstParty && renews && <StopRenewal license={license} store={store} />}
          </>
        )}
        {host.firstParty && (
          <Button
            variant="quiet"
            className="give-up"
            onClick={() => onAsk({ about: 'end', license })}
          >
            {isPending ? messages.cancelPayment : messages.end}
          </Button>
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
      {moved && (
        <MoveBoardDialog
          license={license}
          board={moved}
          onMove={(to) => store.movePlace(moved, to)}
          onClose={() => setMoved(undefined)}
        />
      )}
    </article>
  );
}
