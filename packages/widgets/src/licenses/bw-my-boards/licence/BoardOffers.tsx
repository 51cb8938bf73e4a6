import { freePlaces, type MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import { createBoardsStore } from '@boardwalk/sdk-core/boards/map/boards-store';
import { createBoardFinder, fewestLetters } from '@boardwalk/sdk-core/boards/map/find-boards';
import { createRemote } from '@boardwalk/sdk-core/http/remote';
import { requestMerchantListings } from '@boardwalk/sdk-core/licenses/checkout/merchant-listings-store';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { addableBoards } from '@boardwalk/sdk-core/licenses/own/addable-boards';
import { addBoardMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import '../my-boards.css';

interface OfferWords {
  /** Of the button of each board, and what it is called with the board’s name. */
  readonly act: string;
  readonly actNamed: string;
}

interface BoardOffersProps extends OfferWords {
  readonly license: License;
  /** What is said before them. */
  readonly lead: string;
  /** Where those nearest are offered first. */
  readonly near: Point | undefined;
  /** Why the last one that was chosen could not be had. */
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (board: MapBoard) => void;
}

/** Boards that are offered at once. */
const most = 6;

/** The boards that have a place for the licence’s listing: those nearby, or what is looked for. */
export function BoardOffers(props: BoardOffersProps) {
  const { license, lead, near, fault, isBusy, onChoose, act, actNamed } = props;
  const env = useEnvironment();
  const messages = env.messages(addBoardMessages);
  const store = env.store(createBoardsStore);
  const remote = useRemote(store);
  // Boards take so many of a trade, which the licence does not state.
  const [listings] = useState(() => createRemote({ request: () => requestMerchantListings(env) }));
  const listed = useRemote(listings);
  const [text, setText] = useState('');
  return (
    <>
      <p className="dialog-lead">{lead}</p>
      <TextField
        label={messages.search}
        value={text}
        autoComplete="off"
        maxLength={120}
        onChange={(change) => setText(change.currentTarget.value)}
      />
      {fault !== undefined && <FormAlert>{fault}</FormAlert>}
      <RemoteContent remote={listed} rows={3} onRetry={() => void listings.reload()}>
        {(own) => (
          <RemoteContent remote={remote} rows={3} onRetry={() => void store.reload()}>
            {(boards) => {
              const listing = own.find(({ id }) => id === license.licensee);
              const serviceType = listing?.subcategory ?? undefined;
              const { seats } = license;
              const addable = addableBoards(boards.values(), { seats, serviceType, near });
              const isAny = text.trim().length < fewestLetters;
              return (
                <OfferedBoards
                  {...{ isBusy, onChoose, act, actNamed }}
                  boards={isAny ? addable : createBoardFinder(addable)(text)}
                  none={isAny ? messages.noneFree : fillMessage(messages.none, { text })}
                />
              );
            }}
          </RemoteContent>
        )}
      </RemoteContent>
    </>
  );
}

interface OfferedBoardsProps extends OfferWords {
  readonly boards: readonly MapBoard[];
  /** What is said where there are none. */
  readonly none: string;
  readonly isBusy: boolean;
  readonly onChoose: (board: MapBoard) => void;
}

function OfferedBoards({ boards, none, isBusy, onChoose, act, actNamed }: OfferedBoardsProps) {
  const messages = useMessages(addBoardMessages);
  const locale = useLocale();
  if (boards.length === 0) return <p role="status">{none}</p>;
  return (
    <ul className="mine-rows" aria-label={messages.found}>
      {boards.slice(0, most).map((board) => (
        <li key={board.id} className="mine-row">
          <div>
            <p className="mine-row-name">{board.name}</p>
            <p className="mine-note">{countMessage(messages.places, freePlaces(board), locale)}</p>
          </div>
          <Button
            aria-label={fillMessage(actNamed, { board: board.name })}
            aria-disabled={isBusy || undefined}
            onClick={() => onChoose(board)}
          >
            {act}
          </Button>
        </li>
      ))}
    </ul>
  );
}
