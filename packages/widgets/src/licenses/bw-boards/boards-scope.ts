import {
  findMapRefusal,
  freePlaces,
  type MapBoard,
} from '@boardwalk/sdk-core/boards/map/board-columns';
import type { HeldChoice } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import {
  boardMapMessages,
  boardPinMessages,
} from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { BoardChoice } from '@boardwalk/sdk-core/licenses/selection/board-choice-store';
import type { BoardId, ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Bounds, Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createContext, useContext, useMemo } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import type { HeldPlaces } from './use-held-places.ts';

/** What every part of the choice needs. */
export interface BoardsScope {
  readonly choice: BoardChoice;
  readonly plan: Plan | undefined;
  /** Of the merchant listing that boards are chosen for; undefined where none is. */
  readonly serviceType: string | undefined;
  /** Where that listing is; undefined where nobody is to know, or none is chosen. */
  readonly listingPoint: Point | undefined;
  /** Where the map begins; undefined where nothing says so yet. */
  readonly start: Bounds | undefined;
  readonly places: HeldPlaces;
  /** Boards that somebody else was quicker with, until the next change. */
  readonly lost: HeldChoice['refused'] | undefined;
  readonly isQuick: boolean;
  /** The level of the headings below that of the widget. */
  readonly subheading: 'h2' | 'h3' | 'h4';
  /** A press on “Advertise Here”. */
  readonly advertise: (board: BoardId) => void;
  readonly remove: (board: BoardId) => void;
  /** Finds out for which of one's listings, where none is chosen yet. */
  readonly chooseListing: (onChosen: (listingId: ListingId) => void) => void;
}

export const BoardsScopeContext = createContext<BoardsScope | undefined>(undefined);

/** The choice that the component belongs to. */
export function useBoards(): BoardsScope {
  const scope = useContext(BoardsScopeContext);
  if (!scope) throw new Error('useBoards needs a choice of boards around it');
  return scope;
}

/** Counts in the language of the widget. */
export function useCounts() {
  const { locale: preferred, messages } = useEnvironment();
  return useMemo(() => {
    const locale = findLocale([preferred]);
    const pins = messages(boardPinMessages);
    const map = messages(boardMapMessages);
    return {
      /** “3 places left”, or why there is none, for that trade where it is known. */
      places(board: MapBoard, serviceType?: string): string {
        if (board.isOut) return pins.out;
        const left = freePlaces(board);
        if (left === 0) return pins.full;
        const isTaken = findMapRefusal(board, serviceType) === 'service-type-taken';
        return isTaken ? pins.tradeTaken : countMessage(pins.places, left, locale);
      },
      seats: (count: number) => countMessage(map.seats, count, locale),
      several: (count: number) => countMessage(pins.several, count, locale),
      listGroup: (count: number) => countMessage(pins.listGroup, count, locale),
      group: (count: number) => countMessage(pins.group, count, locale),
      more: (count: number) => countMessage(pins.more, count, locale),
      chosen: (count: number) => countMessage(map.count, count, locale),
      larger: (count: number) => countMessage(map.larger, count, locale),
      fitting: (count: number) => countMessage(map.fitting, count, locale),
    };
  }, [preferred, messages]);
}
