import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import type { PurchaseSelection } from '@boardwalk/sdk-core/licenses/checkout/purchase-store';
import type { HeldChoice } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { LostPlaces } from '../../holds/LostPlaces.tsx';
import { useBoardNames } from './BoardNameList.tsx';
import '../../../billing/shared/paying/checkout-frame.css';

interface RefusedBoardsProps {
  readonly wish: PurchaseSelection;
  readonly refused: HeldChoice['refused'];
  /** Goes on with the boards that are left. */
  readonly onGoOn: (left: readonly BoardId[]) => void;
}

/** What can’t be had for the listing, from when that is known, and the press that goes on without it. */
export function RefusedBoards({ wish, refused, onGoOn }: RefusedBoardsProps) {
  const { withoutThem } = useMessages(checkoutMessages);
  const { nameOf } = useBoardNames(wish.seats);
  const left = wish.seats.filter((seat) => !refused.some(({ id }) => id === seat));
  return (
    <div className="checkout-alert" role="alert">
      <LostPlaces refused={refused} nameOf={nameOf} />
      <Button onClick={() => onGoOn(left)}>{withoutThem}</Button>
    </div>
  );
}
