import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { ChosenListing as Listing } from '@boardwalk/sdk-core/licenses/checkout/chosen-listing-store';
import { boardMapMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { selectionMessages } from '@boardwalk/sdk-core/licenses/selection/selection-messages';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import type { BoardsContext } from '../boards-context.ts';
import { useBoards } from '../boards-scope.ts';
import { packagesRoute } from '../packages-route.ts';
import type { Checkout } from '../use-checkout.ts';
import { ChosenBoards } from './ChosenBoards.tsx';
import { ChosenListing } from './ChosenListing.tsx';
import { ChosenPlaces } from './ChosenPlaces.tsx';
import { OfferedPlans } from './OfferedPlans.tsx';
import { SaidOfChoice } from './SaidOfChoice.tsx';

interface BoardsSideProps {
  readonly context: BoardsContext;
  readonly listing: Remote<Listing | null, Problem>;
  readonly checkout: Checkout;
  readonly onPick: (board: BoardId) => void;
  readonly onChoose: (plan: Plan) => void;
}

/** For which listing, which boards, and on to the checkout. */
export function BoardsSide({ context, listing, checkout, onPick, onChoose }: BoardsSideProps) {
  const { env, host, attributes } = context;
  const { checkout: short, checkoutNow } = env.messages(selectionMessages);
  const { packages } = env.messages(boardMapMessages);
  const { choice, plan } = useBoards();
  const boardCount = choice.selection.boards.length;
  const hasBoards = boardCount > 0;
  // The page of all packages is ours: a page of others offers those that fit where its visitor is.
  const isFitting = !host.firstParty && !plan && hasBoards;
  return (
    <div className="boards-side" part="chosen">
      {attributes.listingId > 0 && (
        <ChosenListing listing={listing} onChange={() => void checkout.chooseListing()} />
      )}
      {!isFitting && <OfferedPlans moreThan={attributes.showMoreThan} onChoose={onChoose} />}
      <ChosenBoards onPick={onPick} />
      {isFitting && <OfferedPlans isFitting moreThan={boardCount - 1} onChoose={onChoose} />}
      <SaidOfChoice onChoose={onChoose} />
      <ChosenPlaces />
      {!plan && hasBoards && host.firstParty && (
        <div className="boards-checkout">
          <RouteLink className="button button-primary" route={packagesRoute(attributes)}>
            {packages}
          </RouteLink>
        </div>
      )}
      {plan && (
        <div className="boards-checkout">
          {/* As a step it has one to go on with below it. */}
          <Button
            variant={attributes.step ? 'secondary' : 'primary'}
            disabled={!hasBoards}
            aria-busy={checkout.isBusy}
            onClick={() => void checkout.press()}
          >
            <span className="on-phones">{short}</span>
            <span className="elsewhere">{checkoutNow}</span>
          </Button>
          {checkout.problem && (
            <p className="boards-problem" role="alert">
              {checkout.problem}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
