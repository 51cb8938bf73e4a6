import { boardsMessages } from '@boardwalk/sdk-core/boards/board-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createChosenListingStore } from '@boardwalk/sdk-core/licenses/checkout/chosen-listing-store';
import { boardMapMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { plansMessages } from '@boardwalk/sdk-core/licenses/plans/plan-messages';
import { chosenOf } from '@boardwalk/sdk-core/licenses/selection/plan-choice-store';
import type { BoardId, ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { subscriptions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { useBackOnline } from '../../kit/lazy/use-back-online.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Unready } from '../../parts/remote-state/Unready.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { BoardsMapSkeleton } from './BoardsMapSkeleton.tsx';
import type { BoardsContext } from './boards-context.ts';
import { type BoardsScope, BoardsScopeContext } from './boards-scope.ts';
import { BoardsHead } from './head/BoardsHead.tsx';
import { BoardsMap, CheckoutDialogs } from './later-parts.ts';
import { OnwardBar } from './map/map-parts.ts';
import { useMapStart } from './map/use-map-start.ts';
import { BoardsSide } from './side/BoardsSide.tsx';
import { useBoardChoice } from './use-board-choice.ts';
import { useCheckout } from './use-checkout.ts';
import { useHeldPlaces } from './use-held-places.ts';
import { useSavedSelection } from './use-saved-selection.ts';
import './boards.css';

const subheadings = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

/** The whole of `<bw-boards>`. */
export function Boards({ context }: { readonly context: BoardsContext }) {
  const { attributes, env, navigate } = context;
  const { listingId, quickView: isQuick, headingLevel } = attributes;
  const words = env.messages(boardMapMessages);
  const places = useHeldPlaces(context);
  const { store, remote, take, lost } = useBoardChoice(context, places);
  const choice = lastValue(remote);
  const plan = choice?.plans && chosenOf(choice.plans);
  const [listings] = useState(() => createChosenListingStore(env));
  // Ids are branded by the contract's schemas; whether it is a listing, the answer says.
  const listing = useRemote(listings, listingId > 0 ? (listingId as ListingId) : undefined);
  const shownListing = listingId > 0 ? lastValue(listing) : null;
  const serviceType = shownListing?.subcategory ?? undefined;
  const start = useMapStart(context, choice, shownListing);
  const root = useRef<HTMLElement>(null);
  useSavedSelection(context);
  const checkout = useCheckout(context, choice);
  useFocusBack(checkout.asked !== undefined, root);
  const retry = () => void store.reload();
  useBackOnline(remote.state === 'failed' || (choice !== undefined && !choice.plans), retry);
  // The card of the map, from a row of the list.
  const [wanted, setWanted] = useState<{ readonly board: BoardId }>();

  function advertise(board: BoardId) {
    if (isQuick) return navigate(subscriptions({}, { billboards: board }));
    const outcome = take(store.add(board))?.outcome;
    if (outcome?.kind === 'refused' && outcome.reason === 'maximum-reached')
      checkout.offerUpgrade();
  }

  function remove(board: BoardId) {
    take(store.remove(board));
  }

  // As a step it has the way on below it, and no map that is only looked at leads on.
  const hasBar = !attributes.step && !isQuick && (choice?.selection.boards.length ?? 0) > 0;
  const scope: BoardsScope | undefined = choice && {
    choice,
    plan,
    serviceType,
    listingPoint: shownListing?.point ?? undefined,
    start,
    places,
    lost,
    isQuick,
    subheading: subheadings[headingLevel],
    advertise,
    remove,
    chooseListing: (onChosen) => void checkout.chooseListing(onChosen),
  };

  return (
    <section
      ref={root}
      className={classNames('boards', isQuick && 'is-quick', hasBar && 'has-bar')}
      tabIndex={-1}
    >
      <BoardsHead
        context={context}
        choice={choice}
        plan={plan}
        running={places.held?.running ?? undefined}
      />
      {scope && choice ? (
        <BoardsScopeContext value={scope}>
          {!choice.plans && (
            <p className="boards-note" role="alert">
              {env.messages(plansMessages).pricesFailed}
              <Button onClick={retry}>{words.retry}</Button>
            </p>
          )}
          <div className="boards-body">
            {!isQuick && (
              <BoardsSide
                context={context}
                listing={listing}
                checkout={checkout}
                onPick={(board) => setWanted({ board })}
                onChoose={(next) => take(store.choose(next))}
              />
            )}
            <BoardsMap wanted={wanted} />
          </div>
          {hasBar && <OnwardBar context={context} checkout={checkout} />}
        </BoardsScopeContext>
      ) : (
        <Unready
          remote={remote}
          messages={{
            loading: words.loading,
            unreachable: env.messages(boardsMessages).failed,
            unreachableAdvice: words.advice,
            retry: words.retry,
          }}
          place={<BoardsMapSkeleton />}
          onRetry={retry}
        />
      )}
      {checkout.asked && (
        <CheckoutDialogs context={context} asked={checkout.asked} checkout={checkout} />
      )}
    </section>
  );
}
