import { checkout, subscriptions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { BoardsContext } from '../boards-context.ts';

/** The page of our own site on which the choice goes on as it stands. */
export function choiceRoute({ attributes }: Pick<BoardsContext, 'attributes'>): SiteRoute {
  const planId = attributes.planId || undefined;
  const billboards = attributes.billboards || undefined;
  const listingId = attributes.listingId || undefined;
  const chosen = { planId, billboards, listingId };
  return attributes.step ? checkout({}, { step: 'boards', ...chosen }) : subscriptions({}, chosen);
}
