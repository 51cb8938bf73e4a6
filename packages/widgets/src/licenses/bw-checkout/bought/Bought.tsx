import { createRemote, lastValue } from '@boardwalk/sdk-core/http/remote';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { createPurchaseStore } from '@boardwalk/sdk-core/licenses/checkout/purchase-store';
import { receiptMessages } from '@boardwalk/sdk-core/licenses/checkout/receipt-messages';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { CheckoutTitle } from '../../../billing/shared/paying/CheckoutTitle.tsx';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { noRemote } from '../../../parts/remote-state/no-remote.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { EndLicenseDialog } from '../later-parts.ts';
import { BoardNameList } from '../review/BoardNameList.tsx';
import type { JustBought } from '../state/use-checkout-state.ts';
import { LicenseBank } from './LicenseBank.tsx';
import { PurchaseOutcome } from './PurchaseOutcome.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import '../checkout.css';

interface BoughtProps {
  readonly context: CheckoutContext;
  readonly licenseId: string;
  /** What is known of it as it was bought on this page: what the bank asks for is gone on with at once. */
  readonly just: JustBought | undefined;
  readonly onBeginAgain: () => void;
  /** What was just bought came to nothing, or was cancelled. */
  readonly onFailed: (isCancelled: boolean) => void;
}

/** What became of a purchase, and what asks before its payment is cancelled. */
export function Bought({ context, licenseId, just, onBeginAgain, onFailed }: BoughtProps) {
  const secret = just?.secret;
  const { env, emit } = context;
  const messages = env.messages(checkoutMessages);
  const [purchase] = useState(() => createPurchaseStore(env));
  const [store] = useState(() => createRemote({ request: () => purchase.finish(licenseId) }));
  const isAsked = secret !== undefined;
  // What the bank asks for comes first, and then asks for this.
  const shown = useMemo(
    () => (isAsked ? { ...store, follow: noRemote.follow } : store),
    [store, isAsked],
  );
  const remote = useRemote(shown);
  const [isAsking, setAsking] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const bought = lastValue(remote);
  const license = bought?.license;
  const isActive = license?.state === 'ACTIVE';

  const tell = useEffectEvent(() => {
    if (license) emit('bw-license-bought', { license: license.uuid, listingId: license.licensee });
  });
  useEffect(() => {
    if (isActive) tell();
  }, [isActive]);

  const hasJustFailed = just !== undefined && license?.state === 'FAILED';
  useNotifyOnChange(hasJustFailed || undefined, () => onFailed(isCancelled));

  const reload = () => store.reload();
  const stateNow = () => lastValue(store.$state.get())?.license.state;

  async function cancel() {
    try {
      await purchase.cancel(licenseId);
      setCancelled(true);
    } catch (error) {
      // What was paid in this moment shows at once.
      if (toProblem(error).code === 'conflict') await reload();
      throw error;
    }
    await reload();
  }

  const isUnknown = remote.state === 'failed' && [400, 404].includes(remote.problem.status);
  const isAtBank = secret !== undefined && bought === undefined;
  const known = license ?? just?.license;
  const waiting = { context, licenseId, onDone: reload, onCancel: () => setAsking(true) };
  return (
    <>
      <CheckoutTitle headingLevel={context.attributes.headingLevel}>
        {titleOf(context, license, just)}
      </CheckoutTitle>
      {isAtBank && <LicenseBank {...waiting} secret={secret} isAtOnce />}
      {!isAtBank && !hasJustFailed && (
        <RemoteContent
          remote={remote}
          onRetry={() => void reload()}
          rows={4}
          unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
        >
          {(value) => (
            <PurchaseOutcome
              {...waiting}
              bought={value}
              just={just}
              isCancelled={isCancelled}
              onBeginAgain={onBeginAgain}
            />
          )}
        </RemoteContent>
      )}
      {isUnknown && (
        <Button className="checkout-anew" onClick={onBeginAgain}>
          {messages.startAgain}
        </Button>
      )}
      {isAsking && known?.state === 'PENDING' && (
        <EndLicenseDialog
          license={known}
          nameBoards={(labelledBy) => <BoardNameList ids={known.seats} labelledBy={labelledBy} />}
          onEnd={cancel}
          stateNow={stateNow}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What the page is: a receipt by its number, a payment that came back, or still the checkout. */
function titleOf(
  { env }: CheckoutContext,
  license: License | undefined,
  just: JustBought | undefined,
): string {
  const { heading } = env.messages(checkoutMessages);
  const receipts = env.messages(receiptMessages);
  if (license?.state === 'FAILED' && license.returned) return receipts.payment;
  const isBought = license?.state === 'ACTIVE' || license?.state === 'ENDED';
  if (!isBought || just?.isAdded) return heading;
  return license.receipt
    ? fillMessage(receipts.numbered, { number: license.receipt.number })
    : receipts.receipt;
}
