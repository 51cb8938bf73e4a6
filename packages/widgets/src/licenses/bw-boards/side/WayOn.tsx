import { boardMapMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { selectionMessages } from '@boardwalk/sdk-core/licenses/selection/selection-messages';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import type { BoardsContext } from '../boards-context.ts';
import { useBoards } from '../boards-scope.ts';
import { packagesRoute } from '../packages-route.ts';
import type { CheckoutFlow } from '../use-checkout.ts';
import '../../../kit/button/button.css';
import '../boards.css';

interface WayOnProps {
  readonly context: BoardsContext;
  readonly checkout: CheckoutFlow;
}

/** The way on with what is chosen: to the checkout, and without a plan to those of our own site. */
export function WayOn({ context, checkout }: WayOnProps) {
  const { env, host, attributes } = context;
  const { checkout: short, checkoutNow } = env.messages(selectionMessages);
  const { plans } = env.messages(boardMapMessages);
  const { choice, plan } = useBoards();
  const hasBoards = choice.selection.boards.length > 0;
  if (!plan) {
    if (!hasBoards || !host.firstParty) return null;
    return (
      <div className="boards-checkout">
        <RouteLink className="button button-primary" route={packagesRoute(attributes)}>
          {plans}
        </RouteLink>
      </div>
    );
  }
  return (
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
  );
}
