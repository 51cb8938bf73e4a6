import { findMapRefusal } from '@boardwalk/sdk-core/boards/map/board-columns';
import { boardMapMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { listSelected, seatsOf } from '@boardwalk/sdk-core/licenses/selection/selection';
import { selectionMessages } from '@boardwalk/sdk-core/licenses/selection/selection-messages';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Trash2 } from 'lucide';
import { useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { useBoards, useCounts } from '../boards-scope.ts';
import { Subheading } from '../Subheading.tsx';
import '../boards.css';

/** The boards that are chosen, those of the licence first. */
export function ChosenBoards({ onPick }: { readonly onPick: (board: BoardId) => void }) {
  const messages = useMessages(boardMapMessages);
  const { subscribedMark } = useMessages(selectionMessages);
  const counts = useCounts();
  const { choice, plan, places, remove, serviceType } = useBoards();
  const { boards, selection } = choice;
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = listSelected(selection);
  const taken = seatsOf(selection);

  /** The focus goes to a neighbour, as the row that has it goes away. */
  function drop(board: BoardId, row: Element | null) {
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const next = neighbour?.querySelector<HTMLElement>('.icon-button') ?? heading.current;
    next?.focus();
    remove(board);
  }

  return (
    <section className="chosen" aria-label={messages.chosenBoards}>
      <div className="chosen-head">
        <Subheading ref={heading}>{messages.chosenBoards}</Subheading>
        <p role="status">
          {plan
            ? fillMessage(messages.countOfSeats, { count: taken, seats: plan.seat_count })
            : counts.chosen(taken)}
        </p>
      </div>
      {rows.length === 0 ? (
        <p className="chosen-none">{messages.noneChosen}</p>
      ) : (
        <ul className="chosen-list">
          {rows.map(({ id, isSubscribed }) => {
            const board = boards.get(id);
            const name = board?.name ?? String(id);
            // What one holds oneself is in nobody's way.
            const isOwn = isSubscribed || places.held?.ownSince.has(id) === true;
            const isRefused = board && !isOwn && findMapRefusal(board, serviceType) !== undefined;
            return (
              <li key={id} className="chosen-row">
                <button
                  type="button"
                  className="chosen-name"
                  disabled={!board}
                  onClick={() => onPick(id)}
                >
                  <span>{name}</span>
                  <small className={isRefused ? 'is-refused' : undefined}>
                    {isSubscribed
                      ? subscribedMark
                      : board && counts.places(board, isOwn ? undefined : serviceType)}
                  </small>
                </button>
                {!isSubscribed && (
                  <IconButton
                    icon={Trash2}
                    label={fillMessage(messages.remove, { board: name })}
                    onClick={({ currentTarget }) => drop(id, currentTarget.closest('li'))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
