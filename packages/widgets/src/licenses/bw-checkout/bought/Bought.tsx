import { createLoadedRemoteStore } from '@boardwalk/sdk-core/http/loaded-remote';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { createPurchaseStore } from '@boardwalk/sdk-core/licenses/checkout/purchase-store';
import { returnedLabels } from '@boardwalk/sdk-core/licenses/own/returned-messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTold } from '../../../element/use-told.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useLoaded } from '../../../parts/remote-state/use-remote.ts';
import type { JustBought } from '../CheckoutWay.tsx';
import type { CheckoutContext } from '../checkout-context.ts';
import { AskedByBank } from './AskedByBank.tsx';
import { CancelPayment } from './CancelPayment.tsx';
import { Receipt } from './Receipt.tsx';
import { takeFocus } from './take-focus.ts';

interface BoughtProps {
  readonly context: CheckoutContext;
  readonly licenseId: string;
  /** What is known of it as it was bought on this page: what the bank asks for is gone on with at once. */
  readonly just: JustBought | undefined;
  readonly onBeginAgain: () => void;
  /** What was just bought came to nothing. */
  readonly onFailed: () => void;
}

/** What became of a purchase: the bank asks something, it is on its way, done, or came to nothing. */
export function Bought({ context, licenseId, just, onBeginAgain, onFailed }: BoughtProps) {
  const secret = just?.secret;
  const { env, emit } = context;
  const messages = env.messages(checkoutMessages);
  const [store] = useState(() => {
    const purchase = createPurchaseStore(env);
    return createLoadedRemoteStore(() => purchase.finish(licenseId));
  });
  const remote = useLoaded(store, secret === undefined);
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
  useTold(hasJustFailed || undefined, onFailed);

  const reload = () => store.reload();
  const isUnknown = remote.state === 'failed' && [400, 404].includes(remote.problem.status);
  if (secret !== undefined && bought === undefined) {
    return (
      <AskedByBank
        context={context}
        licenseId={licenseId}
        secret={secret}
        isAtOnce
        onDone={reload}
      />
    );
  }
  if (hasJustFailed) return null;
  return (
    <>
      <RemoteContent
        remote={remote}
        onRetry={() => void reload()}
        rows={4}
        unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
      >
        {({ license: one, client_secret: asked }) => {
          if (one.state === 'ACTIVE' || one.state === 'ENDED') {
            return <Receipt license={one} just={just} />;
          }
          if (one.state === 'PENDING' && asked !== null) {
            return (
              <AskedByBank context={context} licenseId={licenseId} secret={asked} onDone={reload} />
            );
          }
          if (one.state === 'PENDING') {
            return (
              <div key="pending" className="checkout-ways">
                <p ref={takeFocus} className="checkout-outcome" tabIndex={-1} role="status">
                  {messages.pending}
                </p>
                <Button onClick={() => void reload()}>{messages.lookAgain}</Button>
                <CancelPayment context={context} licenseId={licenseId} onDone={reload} />
              </div>
            );
          }
          return (
            // Of its own, so that whoever has cancelled reads on there.
            <div key="failed" className="checkout-ways">
              <p ref={takeFocus} className="checkout-outcome" tabIndex={-1} role="alert">
                {one.returned ? env.messages(returnedLabels)[one.returned] : messages.failed}
              </p>
              <Button variant="primary" onClick={onBeginAgain}>
                {messages.startAgain}
              </Button>
            </div>
          );
        }}
      </RemoteContent>
      {isUnknown && (
        <Button className="checkout-anew" onClick={onBeginAgain}>
          {messages.startAgain}
        </Button>
      )}
    </>
  );
}
