import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { totalsMessages } from '@boardwalk/sdk-core/cart/totals-messages';
import type { Destination } from '@boardwalk/sdk-core/shops/shipping/rate-rules';
import { deliveryMessages } from '@boardwalk/sdk-core/shops/view/delivery-messages';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { ShopPartMissing } from '../../../shops/shared/missing/ShopPartMissing.tsx';
import { writePlace } from '../../../shops/shared/place/place-text.ts';
import type { ShownTotals } from '../use-cart-totals.ts';
import '../../../shops/shared/text-button/text-button.css';
import '../summary/summary.css';

const chooser = lazyParts(() => import('../../../shops/shared/place/PlaceChooser.tsx'));
const PlaceChooser = chooser.component('PlaceChooser', { Missing: ShopPartMissing });

interface DeliveryPlaceRowProps {
  readonly shown: ShownTotals;
  /** Where somebody may be who has not said so: where the first shop is. */
  readonly country: Country;
}

/** Where everything goes, and the way to change it. */
export function DeliveryPlaceRow({ shown, country }: DeliveryPlaceRowProps) {
  const { locale, messages: read } = useEnvironment();
  const messages = read(totalsMessages);
  const texts = {
    locale,
    countries: read(addressFieldMessages),
    messages: read(deliveryMessages),
  };
  const { place, choosePlace } = shown;
  const [isChoosing, setChoosing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);

  function choose(next: Destination) {
    choosePlace(next);
    setChoosing(false);
    // The button that was pressed goes with its form.
    change.current?.focus();
  }

  return (
    <>
      <p className="summary-to">
        <span>
          {place
            ? fillMessage(messages.deliverTo, { place: writePlace(place, texts) })
            : messages.whereToAdvice}
        </span>
        <button
          ref={change}
          type="button"
          className="text-button"
          aria-label={place ? messages.changeLabel : undefined}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {place ? messages.change : messages.choosePlace}
        </button>
      </p>
      {isChoosing && (
        <PlaceChooser
          place={place ?? { country, region: null, postalCode: null }}
          onChoose={choose}
        />
      )}
    </>
  );
}
