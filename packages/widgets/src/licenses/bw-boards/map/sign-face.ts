import { findMapRefusal, freePlaces } from '@boardwalk/sdk-core/boards/map/board-columns';
import type { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { PinFace } from '../../../parts/map/pins.ts';
import type { BoardPin } from '../../shared/board-map/board-index.ts';
import type { useCounts } from '../boards-scope.ts';

interface FaceWords {
  readonly messages: Messages<typeof boardPinMessages>;
  readonly counts: ReturnType<typeof useCounts>;
  readonly chosen: ReadonlySet<BoardId>;
  /** Those on which the listing has a place, or one is held for it. */
  readonly own: ReadonlySet<BoardId>;
  /** Of the listing that boards are chosen for, where one is. */
  readonly serviceType: string | undefined;
  /** Whether the map leads no nearer there. */
  readonly isClosest: (pin: BoardPin) => boolean;
}

/** What signs and counts show and say: a sign its places that are left, or that it is chosen. */
export function createSignFace(words: FaceWords) {
  const { messages, counts, chosen, own, serviceType, isClosest } = words;
  return (pin: BoardPin): PinFace => {
    const { board, count } = pin;
    if (!board) {
      const label = isClosest(pin) ? counts.listGroup(count) : counts.group(count);
      return { text: String(count), label };
    }
    const isChosen = chosen.has(board.id);
    const left = findMapRefusal(board, serviceType) ? 0 : freePlaces(board);
    const message = isChosen ? messages.chosenBoard : messages.board;
    // What one holds oneself is in nobody's way.
    const places = counts.places(board, own.has(board.id) ? undefined : serviceType);
    return {
      text: isChosen ? '✓' : left === 0 ? '–' : String(left),
      label: fillMessage(message, { board: board.name, places }),
      tone: isChosen ? 'chosen' : left === 0 ? 'full' : undefined,
    };
  };
}
