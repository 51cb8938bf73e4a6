import { checkoutStepMessages } from '@boardwalk/sdk-core/orders/checkout/checkout-step-messages';
import type { KnownAddress } from '@boardwalk/sdk-core/orders/checkout/saved-addresses';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import type { AddressBook } from './use-address-book.ts';
import '../order-checkout.css';

interface AddressActionsProps {
  readonly known: KnownAddress;
  readonly book: AddressBook;
}

/** What can be done to a saved address; nothing to one that an order or the profile has. */
export function AddressActions({ known, book }: AddressActionsProps) {
  const messages = useMessages(checkoutStepMessages);
  const { savedId, address } = known;
  if (savedId === null) return null;
  const named = { name: address.recipient, street: address.line1 };
  return (
    <div className="order-known-actions">
      <Button
        variant="quiet"
        aria-label={fillMessage(messages.editOf, named)}
        onClick={() => book.edit(known)}
      >
        {messages.edit}
      </Button>
      <Button
        variant="quiet"
        aria-label={fillMessage(messages.removeOf, named)}
        onClick={({ currentTarget }) => {
          // The button goes with its address, and the last choice stays.
          const choices = currentTarget.closest('fieldset')?.querySelectorAll('input');
          [...(choices ?? [])].at(-1)?.focus();
          book.remove(address, savedId);
        }}
      >
        {messages.remove}
      </Button>
    </div>
  );
}
