import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { changeOffer } from '@boardwalk/sdk-core/search/query/change-offer';
import { offersOf } from '@boardwalk/sdk-core/search/query/offer-choices';
import { offerOf } from '@boardwalk/sdk-core/search/query/offers';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { useSearch } from '../search-context.ts';
import './bar.css';

/** Sale, rent or lease, which prices and their order go by; none of them is a choice too. */
export function OfferField() {
  const messages = useMessages(aroundMessages);
  const { query, change } = useSearch();
  const offers = offersOf(query.subcategory);
  const chosen = offerOf(query);
  const shown = chosen && !offers.includes(chosen) ? [...offers, chosen] : offers;
  return (
    <div className="offer">
      <Select
        label={messages.offer}
        isLabelHidden
        choices={[
          { value: '', label: messages.offer },
          ...shown.map((value) => ({ value, label: messages[`offer.${value}`] })),
        ]}
        value={chosen ?? ''}
        onPick={(value) =>
          change(
            changeOffer(
              query,
              shown.find((offer) => offer === value),
            ),
          )
        }
      />
    </div>
  );
}
