import { createRemote } from '@boardwalk/sdk-core/http/remote';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { listingChooserMessages } from '@boardwalk/sdk-core/licenses/checkout/listing-chooser-messages';
import { requestMerchantListings } from '@boardwalk/sdk-core/licenses/checkout/merchant-listings-store';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Store } from 'lucide';
import { useId, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { CheckedInput } from '../../../kit/checkbox/CheckedInput.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import '../../../billing/shared/paying/checkout-frame.css';

interface ListingStepProps {
  readonly listingId: number;
  readonly onChoose: (id: ListingId) => void;
  /** Back to the map, whose checkout leads to a first listing. */
  readonly onBack: () => void;
}

/** The listing that shows on the boards: one of one's own. */
export function ListingStep({ listingId, onChoose, onBack }: ListingStepProps) {
  const env = useEnvironment();
  const messages = env.messages(checkoutMessages);
  const { none, untitled } = env.messages(listingChooserMessages);
  const [listings] = useState(() => createRemote({ request: () => requestMerchantListings(env) }));
  const remote = useRemote(listings);
  const name = useId();
  return (
    <RemoteContent remote={remote} onRetry={() => void listings.reload()} rows={3}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState icon={Store} title={none} advice={messages.noListingAdvice}>
            <Button onClick={onBack}>{messages.toBoards}</Button>
          </EmptyState>
        ) : (
          <fieldset className="checkout-choice">
            <legend className="checkout-note">{messages.listingLead}</legend>
            {found.map(({ id, title, city }) => (
              <label key={id} className="checkout-option">
                <CheckedInput
                  type="radio"
                  name={name}
                  value={id}
                  isChecked={id === listingId}
                  onChange={() => onChoose(id)}
                />
                <span className="checkout-option-text">
                  <strong>{title || untitled}</strong>
                  {city !== null && <span className="checkout-note">{city}</span>}
                </span>
              </label>
            ))}
          </fieldset>
        )
      }
    </RemoteContent>
  );
}
