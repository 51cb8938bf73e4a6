import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { ChosenListing as Listing } from '@boardwalk/sdk-core/licenses/checkout/chosen-listing-store';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { BoardsContext } from '../boards-context.ts';
import { useBoards } from '../boards-scope.ts';
import type { CheckoutFlow } from '../use-checkout.ts';
import { ChosenBoards } from './ChosenBoards.tsx';
import { ChosenListingCard } from './ChosenListingCard.tsx';
import { ChosenPlaces } from './ChosenPlaces.tsx';
import { OfferedPlans } from './OfferedPlans.tsx';
import { SaidOfChoice } from './SaidOfChoice.tsx';
import { WayOn } from './WayOn.tsx';
import '../boards.css';

interface BoardsSideProps {
  readonly context: BoardsContext;
  readonly listing: Remote<Listing | null, Problem>;
  readonly checkout: CheckoutFlow;
  readonly onPick: (board: BoardId) => void;
  readonly onChoose: (plan: Plan) => void;
}

/** For which listing, which boards, and on to the checkout. */
export function BoardsSide({ context, listing, checkout, onPick, onChoose }: BoardsSideProps) {
  const { host, attributes } = context;
  const { choice, plan } = useBoards();
  const boardCount = choice.selection.boards.length;
  // The page of all packages is ours: a page of others offers those that fit where its visitor is.
  const isFitting = !host.firstParty && !plan && boardCount > 0;
  return (
    <div className="boards-side" part="chosen">
      {attributes.listingId > 0 && (
        <ChosenListingCard listing={listing} onChange={() => void checkout.chooseListing()} />
      )}
      {!isFitting && <OfferedPlans moreThan={attributes.showMoreThan} onChoose={onChoose} />}
      <ChosenBoards onPick={onPick} />
      {isFitting && <OfferedPlans isFitting moreThan={boardCount - 1} onChoose={onChoose} />}
      <SaidOfChoice onChoose={onChoose} />
      <ChosenPlaces />
      <WayOn context={context} checkout={checkout} />
    </div>
  );
}
