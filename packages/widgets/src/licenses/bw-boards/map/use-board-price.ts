import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { pricePerBoard } from '@boardwalk/sdk-core/licenses/prices/price-per-board';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useBoards } from '../boards-scope.ts';

/** What a board costs in the plan, or in the cheapest one; undefined where no plan is known. */
export function useBoardPrice(): string | undefined {
  const env = useEnvironment();
  const messages = env.messages(boardPinMessages);
  const { choice, plan } = useBoards();
  const format = createMoneyFormatter(findLocale([env.locale]));
  if (plan) {
    const price = format(pricePerBoard(plan), 'card');
    return fillMessage(messages.price, { plan: plan.nickname, price });
  }
  const prices = (choice.plans?.standardPlans ?? []).map(pricePerBoard);
  const [least] = [...prices].sort((one, other) => one.amount - other.amount);
  return least && fillMessage(messages.priceFrom, { price: format(least, 'card') });
}
