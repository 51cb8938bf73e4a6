import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createSalesEmailStore } from '@boardwalk/sdk-core/site/sales-email-store';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { noRemote } from '../../../parts/remote-state/no-remote.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';

/**
 * Returns where merchants write, requested once it is needed; undefined as long as it is not known.
 */
export function useSalesEmail(isWanted: boolean): string | undefined {
  const store = useEnvironment().store(createSalesEmailStore);
  return lastValue(useRemote(isWanted ? store : noRemote));
}
