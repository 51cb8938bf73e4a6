import { createSelectionKeeper } from '@boardwalk/sdk-core/licenses/selection/selection-keeper';
import { useSession } from '../../account/shared/session/use-session.ts';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import type { BoardsContext } from './boards-context.ts';

/** On our own site, what somebody had chosen before they registered, once they are signed in. */
export function useSavedSelection({ attributes, env, host, setAttributes }: BoardsContext): void {
  const { planId, billboards, listingId, quickView } = attributes;
  const user = useSession(env);
  const isEmpty = planId === '' && billboards === '' && listingId === 0;
  const canTakeUp = Boolean(user) && host.firstParty && isEmpty && !quickView;
  useNotifyOnChange(canTakeUp || undefined, () => {
    const keeper = createSelectionKeeper(env.clock);
    const kept = keeper.read();
    if (!kept) return;
    // From here on the address has it.
    keeper.clear();
    setAttributes({
      planId: kept.planId,
      billboards: kept.billboards.join() || undefined,
      listingId: kept.listingId,
    });
  });
}
