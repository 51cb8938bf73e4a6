import { holdMessages, holdRefusalLabels } from '@boardwalk/sdk-core/licenses/holds/hold-messages';
import type { HeldChoice } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';

interface LostPlacesProps {
  readonly refused: HeldChoice['refused'];
  readonly nameOf: (id: BoardId) => string;
}

/** The boards that can’t be had, each with why. */
export function LostPlaces({ refused, nameOf }: LostPlacesProps) {
  const { lost, lostBoard } = useMessages(holdMessages);
  const reasons = useMessages(holdRefusalLabels);
  return (
    <>
      <p>{lost}</p>
      <ul>
        {refused.map(({ id, reason }) => (
          <li key={id}>{fillMessage(lostBoard, { board: nameOf(id), reason: reasons[reason] })}</li>
        ))}
      </ul>
    </>
  );
}
