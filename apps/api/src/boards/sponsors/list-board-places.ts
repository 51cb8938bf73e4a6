import type * as schemas from '@boardwalk/sdk-core/boards/sponsors/schemas';
import type { Handler } from '../../platform/domain.ts';
import { requireBoard } from '../read/require-board.ts';
import { describePlaces } from './describe-places.ts';

/** Who holds or has a place on a board. */
export const listBoardPlaces: Handler<typeof schemas.listBoardPlaces> = async (
  { params: { id } },
  { database, clock },
) => {
  await requireBoard(database, id);
  return { items: await describePlaces(database, id, clock.now()) };
};
