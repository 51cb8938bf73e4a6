import {
  checkoutMessages,
  holdRefusalLabels,
} from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import type { HeldChoice } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';

interface LostPlacesProps {
  readonly refused: HeldChoice['refused'];
  readonly nameOf: (id: BoardId) => string;
  readonly onChooseOthers: () => void;
}

/** The boards that can't be had, each with why. */
export function LostPlaces({ refused, nameOf, onChooseOthers }: LostPlacesProps) {
  const messages = useMessages(checkoutMessages);
  const reasons = useMessages(holdRefusalLabels);
  return (
    <div className="checkout-alert" role="alert">
      <p>{messages.lost}</p>
      <ul>
        {refused.map(({ id, reason }) => (
          <li key={id}>
            {nameOf(id)}: {reasons[reason]}
          </li>
        ))}
      </ul>
      <Button onClick={onChooseOthers}>{messages.chooseOthers}</Button>
    </div>
  );
}
