import { checkoutStepMessages } from '@boardwalk/sdk-core/orders/checkout/checkout-step-messages';
import { isSamePlace } from '@boardwalk/sdk-core/orders/checkout/saved-addresses';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useId } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { CheckedInput } from '../../../kit/checkbox/CheckedInput.tsx';
import { AddressText } from '../../shared/order-parts/AddressText.tsx';
import type { OrderCheckoutState } from '../state/order-checkout-state.ts';
import { AddressActions } from './AddressActions.tsx';
import { LazyNewAddress } from './new-address-parts.ts';
import { type AddressBook, useAddressBook } from './use-address-book.ts';
import type { AddressStepProgress } from './use-address-step.ts';
import '../../../billing/shared/paying/checkout-frame.css';

interface AddressStepProps {
  readonly state: OrderCheckoutState;
  readonly address: AddressStepProgress;
}

/** Where everything goes: an address that is known, another one, or nowhere, as it is picked up. */
export function AddressStep({ state, address }: AddressStepProps) {
  const messages = useMessages(checkoutStepMessages);
  const way = useId();
  const book = useAddressBook(address);
  const { reachableBy, isFetched } = state;
  return (
    <>
      {reachableBy === 'either' && (
        <fieldset className="checkout-choice">
          <legend className="checkout-note">{messages.whereTo}</legend>
          {[false, true].map((isAll) => (
            <label key={String(isAll)} className="checkout-option">
              <CheckedInput
                type="radio"
                name={way}
                value={String(isAll)}
                isChecked={isFetched === isAll}
                onChange={() => address.fetchAll(isAll)}
              />
              <span className="checkout-option-text">{isAll ? messages.fetch : messages.ship}</span>
            </label>
          ))}
        </fieldset>
      )}
      {reachableBy === 'pickup' && <p className="checkout-note">{messages.fetch}</p>}
      {!isFetched && address.known.length > 0 && <KnownAddresses {...{ state, address, book }} />}
      {address.isTyping && (
        <LazyNewAddress
          key={book.edited ?? ''}
          typed={address.typed}
          onTyped={address.type}
          canSave={address.isOwnSite}
          isSaved={book.edited !== null}
          onStored={book.store}
          leave={address.leaveForm}
        />
      )}
    </>
  );
}

interface KnownAddressesProps extends AddressStepProps {
  readonly book: AddressBook;
}

/** Addresses below one another, and the way to another one. */
function KnownAddresses({ state, address, book }: KnownAddressesProps) {
  const messages = useMessages(checkoutStepMessages);
  const name = useId();
  return (
    <fieldset className="checkout-choice">
      <legend className="checkout-note">{messages.saved}</legend>
      {address.known.map((one) => (
        <div key={JSON.stringify(one)} className="order-known">
          <label className="checkout-option">
            <CheckedInput
              type="radio"
              name={name}
              value={one.address.line1}
              isChecked={!address.isTyping && isSamePlace(one.address, state.address)}
              onChange={() => address.pick(one.address)}
            />
            <AddressText address={one.address} />
          </label>
          <AddressActions known={one} book={book} />
        </div>
      ))}
      <label className="checkout-option">
        <CheckedInput
          type="radio"
          name={name}
          value=""
          isChecked={address.isTyping}
          onChange={book.beginNew}
        />
        <span className="checkout-option-text">{messages.another}</span>
      </label>
      {address.hidden > 0 && (
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            // The button goes once all show, and the last choice stays.
            const choices = currentTarget.closest('fieldset')?.querySelectorAll('input');
            [...(choices ?? [])].at(-1)?.focus();
            address.showAll();
          }}
        >
          {fillMessage(messages.showAll, { count: address.known.length + address.hidden })}
        </Button>
      )}
    </fieldset>
  );
}
