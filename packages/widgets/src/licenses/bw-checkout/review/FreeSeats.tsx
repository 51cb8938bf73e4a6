import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import type { HeldChoice } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { countFreeSeats } from '@boardwalk/sdk-core/licenses/selection/free-seats';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import '../../../billing/shared/paying/checkout-frame.css';

interface FreeSeatsProps {
  readonly plan: Plan;
  readonly seats: readonly BoardId[];
  readonly held: HeldChoice;
}

/** How much of the plan stays unused, which is paid for all the same; nothing where all of it is used. */
export function FreeSeats({ plan, seats, held }: FreeSeatsProps) {
  const messages = useMessages(checkoutMessages);
  const locale = useLocale();
  const { seat_count: all } = plan;
  const free = countFreeSeats(all, seats, held.subscribed);
  if (free === 0) return null;
  const text = countMessage(messages.freeSeats, free, locale);
  return <p className="checkout-note">{fillMessage(text, { chosen: all - free, seats: all })}</p>;
}
