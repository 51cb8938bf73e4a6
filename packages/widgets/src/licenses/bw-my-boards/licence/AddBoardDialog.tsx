import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import { freePlaces } from '@boardwalk/sdk-core/boards/map/board-columns';
import { createBoardsStore } from '@boardwalk/sdk-core/boards/map/boards-store';
import { createBoardFinder, fewestLetters } from '@boardwalk/sdk-core/boards/map/find-boards';
import { createLoadedRemoteStore } from '@boardwalk/sdk-core/http/loaded-remote';
import { requestMerchantListings } from '@boardwalk/sdk-core/licenses/checkout/merchant-listings-store';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { addableBoards } from '@boardwalk/sdk-core/licenses/own/addable-boards';
import { addBoardMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useRef, useState } from 'react';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import form from '../../../kit/form/form.css?inline';
import { useStyles } from '../../../kit/style/use-styles.ts';
import field from '../../../kit/text-field/field.css?inline';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useLoaded } from '../../../parts/remote-state/use-remote.ts';

interface AddBoardDialogProps {
  readonly license: License;
  /** Seats of its plan that are free. */
  readonly free: number;
  /** Where it has a board already. */
  readonly near: Point | undefined;
  /** Rejects with a `Problem`. */
  readonly onAdd: (board: BoardId) => Promise<void>;
  readonly onClose: () => void;
}

const styles = [field, form].join('\n');

/** Boards that are offered at once. */
const most = 6;

/** A board for a free seat of the plan: those nearby, or what is looked for. */
export function AddBoardDialog({ license, free, near, onAdd, onClose }: AddBoardDialogProps) {
  const { env, host } = useWidget();
  const messages = env.messages(addBoardMessages);
  const locale = useLocale();
  const explain = useExplanation();
  const store = env.store(createBoardsStore);
  const remote = useLoaded(store);
  // Boards take so many of a trade, which the licence does not tell.
  const [listings] = useState(() => createLoadedRemoteStore(() => requestMerchantListings(env)));
  const listed = useLoaded(listings);
  const place = useRef<HTMLParagraphElement>(null);
  useStyles(place, styles);
  const [text, setText] = useState('');
  const [adding, setAdding] = useState<{ readonly board?: BoardId; readonly fault?: string }>({});

  async function add({ id, name: board }: MapBoard) {
    if (adding.board !== undefined) return;
    setAdding({ board: id });
    try {
      await onAdd(id);
      if (host.element) toast(host.element, fillMessage(messages.added, { board }));
      onClose();
      // The board has one place less.
      void store.reload();
    } catch (error) {
      setAdding({ fault: explain(toProblem(error)) });
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fillMessage(messages.title, { listing: license.title })}
      closeLabel={messages.close}
    >
      <p ref={place} className="dialog-lead">
        {countMessage(messages.lead, free, locale)}
      </p>
      <TextField
        label={messages.search}
        value={text}
        autoComplete="off"
        maxLength={120}
        onChange={(change) => setText(change.currentTarget.value)}
      />
      {adding.fault !== undefined && <FormAlert>{adding.fault}</FormAlert>}
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
                <AddableBoards
                  boards={isAny ? addable : createBoardFinder(addable)(text)}
                  none={isAny ? messages.noneFree : fillMessage(messages.none, { text })}
                  isAdding={adding.board !== undefined}
                  onAdd={(board) => void add(board)}
                />
              );
            }}
          </RemoteContent>
        )}
      </RemoteContent>
    </Dialog>
  );
}

interface AddableBoardsProps {
  readonly boards: readonly MapBoard[];
  /** What is said where there are none. */
  readonly none: string;
  readonly isAdding: boolean;
  readonly onAdd: (board: MapBoard) => void;
}

function AddableBoards({ boards, none, isAdding, onAdd }: AddableBoardsProps) {
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
            aria-label={fillMessage(messages.addNamed, { board: board.name })}
            aria-disabled={isAdding || undefined}
            onClick={() => onAdd(board)}
          >
            {messages.add}
          </Button>
        </li>
      ))}
    </ul>
  );
}
