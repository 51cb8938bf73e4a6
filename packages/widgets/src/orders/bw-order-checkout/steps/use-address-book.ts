import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { checkoutStepMessages } from '@boardwalk/sdk-core/orders/checkout/checkout-step-messages';
import type { KnownAddress } from '@boardwalk/sdk-core/orders/checkout/saved-addresses';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { fieldsOfDelivery } from './address-fields.ts';
import type { AddressStepProgress } from './use-address-step.ts';

/** What saves, changes and deletes addresses for other orders; this one goes on whatever comes of it. */
export function useAddressBook({ addresses, begin, store }: AddressStepProgress) {
  const { env, host } = useWidget();
  const messages = env.messages(checkoutStepMessages);
  const explain = useExplanation();
  /** The saved address whose fields stand in the form. */
  const [edited, setEdited] = useState<string | null>(null);

  function say(message: string, tone?: 'error'): void {
    if (host.element) toast(host.element, message, tone);
  }

  function report(message: string) {
    return (error: unknown) =>
      say(fillMessage(message, { cause: explain(toProblem(error)) }), 'error');
  }

  return {
    edited,
    edit({ address, savedId }: KnownAddress) {
      setEdited(savedId);
      begin(fieldsOfDelivery(address));
    },
    beginNew() {
      if (edited !== null) begin({});
      else begin();
      setEdited(null);
    },
    store(address: DeliveryAddress, isSaved: boolean) {
      store(address);
      if (isSaved) addresses.save(address, edited).catch(report(messages.saveFailed));
      setEdited(null);
    },
    remove(address: DeliveryAddress, savedId: string) {
      const undo = () => void addresses.save(address, null).catch(report(messages.restoreFailed));
      const action = { label: messages.undoRemoval, run: undo };
      const saidSo = () =>
        host.element && toast(host.element, messages.removed, 'neutral', { action });
      addresses.remove(savedId).then(saidSo, report(messages.removeFailed));
    },
  };
}

export type AddressBook = ReturnType<typeof useAddressBook>;
