import { fulfilmentStateLabels } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-state-labels';
import type { ShopFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { shopFulfilmentMessages } from '@boardwalk/sdk-core/orders/fulfilment/shop-fulfilment-messages';
import {
  createShopFulfilmentStore,
  type FulfilmentQuery,
} from '@boardwalk/sdk-core/orders/fulfilment/shop-fulfilment-store';
import { createElement, useId, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { OrderStateTag } from '../../shared/order-parts/OrderStateTag.tsx';
import { toneOfFulfilment } from '../../shared/order-parts/tone-of-fulfilment.ts';
import { FulfilmentActions } from './FulfilmentActions.tsx';
import { FulfilmentDialog, type OpenFulfilmentDialog } from './FulfilmentDialog.tsx';
import { FulfilmentSteps } from './FulfilmentSteps.tsx';
import './fulfilment.css';

interface InvoiceFulfilmentProps extends FulfilmentQuery {
  readonly headingLevel: number;
}

/** What a shop has sent of an invoice, or has ready, with what it can do next. */
export function InvoiceFulfilment({ shopId, invoiceId, headingLevel }: InvoiceFulfilmentProps) {
  const { env, host } = useWidget();
  const messages = env.messages(shopFulfilmentMessages);
  const states = env.messages(fulfilmentStateLabels);
  const id = useId();
  const [store] = useState(() => createShopFulfilmentStore(env));
  const [opened, setOpened] = useState<OpenFulfilmentDialog>();
  const at = { shopId, invoiceId };
  const remote = useRemote(store, at);

  /** Does it, and says so; what was refused is read again, as another may have acted. */
  async function act(run: () => Promise<void>, said: string): Promise<void> {
    try {
      await run();
    } catch (error) {
      void store.reload();
      throw error;
    }
    setOpened(undefined);
    if (host.element) toast(host.element, said, 'success');
  }

  const stateOf = ({ state, kind }: ShopFulfilment) =>
    state === 'toSend' && kind === 'pickup' ? messages.toPrepare : states[state];

  return (
    <section className="fulfilment" aria-labelledby={id} part="fulfilment">
      {createElement(`h${headingLevel}`, { id, className: 'fulfilment-title' }, messages.title)}
      <RemoteContent remote={remote} onRetry={() => void store.reload()} rows={2}>
        {(fulfilment) => (
          <>
            <p className="fulfilment-line">
              <OrderStateTag tone={toneOfFulfilment[fulfilment.state]}>
                {stateOf(fulfilment)}
              </OrderStateTag>
            </p>
            <FulfilmentSteps at={at} fulfilment={fulfilment} onOpen={setOpened} />
            <FulfilmentActions {...{ at, fulfilment, store }} onOpen={setOpened} onAct={act} />
            {opened && (
              <FulfilmentDialog
                {...{ at, fulfilment, opened, store }}
                onAct={act}
                onClose={() => setOpened(undefined)}
              />
            )}
          </>
        )}
      </RemoteContent>
    </section>
  );
}
