import type { boardMapMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { BoardChoice } from '@boardwalk/sdk-core/licenses/selection/board-choice-store';
import { subtractMoney } from '@boardwalk/sdk-core/vocabulary/money/arithmetic';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';

type Words = Messages<typeof boardMapMessages>;

/** What the plan costs that a choice was moved up to; undefined where it was not. */
export function findUpgradeText(
  { outcome, plans }: Pick<BoardChoice, 'outcome' | 'plans'>,
  messages: Words,
  locale: string,
): string | undefined {
  if (outcome.kind !== 'upgraded') return undefined;
  const find = (id: string) => plans?.standardPlans.find((plan) => plan.id === id);
  const to = find(outcome.to.id);
  return to && writeUpgrade(find(outcome.from.id), to, messages, locale);
}

/** The price of a plan, and what more it is than the one before. */
function writeUpgrade(from: Plan | undefined, to: Plan, messages: Words, locale: string): string {
  const format = createMoneyFormatter(findLocale([locale]));
  const named = { plan: to.nickname, price: format(to.price, 'card') };
  const isDearer =
    from?.price.currency === to.price.currency && from.price.amount < to.price.amount;
  if (!isDearer) return fillMessage(messages.upgradePrice, named);
  const more = format(subtractMoney(to.price, from.price), 'card');
  return fillMessage(messages.upgradeCosts, { ...named, more, before: from.nickname });
}
