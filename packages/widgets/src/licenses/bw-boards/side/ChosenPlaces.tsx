import { holdMessages } from '@boardwalk/sdk-core/licenses/holds/hold-messages';
import { isHeld } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { HoldExpiry } from '../../holds/HoldExpiry.tsx';
import { useBoards } from '../boards-scope.ts';
import '../boards.css';

/** Shows until when the places of what is chosen are held. */
export function ChosenPlaces() {
  const { notKept } = useMessages(holdMessages);
  const { choice, places } = useBoards();
  const { held, hasFailed, keep } = places;
  const { boards: seats } = choice.selection;
  if (seats.length === 0) return null;
  if (hasFailed) {
    return (
      <p className="boards-note" role="status">
        {notKept}
      </p>
    );
  }
  if (!held || !isHeld({ listingId: held.listingId, seats }, held)) return null;
  return <HoldExpiry held={held} onKeepAgain={() => keep(choice)} />;
}
