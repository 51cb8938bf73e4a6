import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import type { ShippingRate } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { shippingMessages } from '@boardwalk/sdk-core/shops/shipping/shipping-messages';
import { coverageOf, findOverlaps } from '@boardwalk/sdk-core/shops/shipping/zones';
import { shopSettings } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { PartHeading } from '../../parts/part-heading/PartHeading.tsx';
import { RateCard, type RateCardActions } from './RateCard.tsx';
import { useRateTexts } from './use-rate-texts.ts';
import './shipping-rates.css';

interface RateListProps extends RateCardActions {
  readonly shop: ShopSettings;
  readonly rates: readonly ShippingRate[];
}

/** All rates in words, how they go together, and where nothing is sent to. */
export function RateList({ shop, rates, ...actions }: RateListProps) {
  const messages = useMessages(shippingMessages);
  const texts = useRateTexts(shop);
  const active = rates.filter(({ rate }) => rate.active);
  const ended = rates.filter(({ rate }) => !rate.active);
  const sentences = findOverlaps(active.map(({ rate }) => rate)).map((overlap) =>
    overlap.kind === 'narrower'
      ? fillMessage(messages.narrower, { narrow: overlap.narrow.name, wide: overlap.wide.name })
      : fillMessage(messages.alike, { one: overlap.one.name, other: overlap.other.name }),
  );
  // Rates of one name say the same.
  const overlaps = [...new Set(sentences)];
  const coverage = coverageOf(active.map(({ rate }) => rate)).flatMap(texts.writeCoverage);
  return (
    <div className="shipping-parts">
      <p className="shipping-note">
        {fillMessage(messages.handling, { days: texts.writeDays(shop.shop.handling) })}{' '}
        <RouteLink route={shopSettings({ shopId: shop.id })}>{messages.settings}</RouteLink>
      </p>
      {active.length > 0 && (
        <ul className="rate-list" aria-label={messages.activeHeading}>
          {active.map((rate) => (
            <RateCard key={rate.id} rate={rate} texts={texts} {...actions} />
          ))}
        </ul>
      )}
      {overlaps.length > 0 && (
        <section className="shipping-part">
          <PartHeading className="shipping-heading">{messages.overlaps}</PartHeading>
          <ul className="shipping-sentences">
            {overlaps.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="shipping-part">
        <PartHeading className="shipping-heading">{messages.coverage}</PartHeading>
        <ul className="shipping-sentences">
          {coverage.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      {ended.length > 0 && (
        <section className="shipping-part">
          <PartHeading className="shipping-heading">{messages.endedHeading}</PartHeading>
          <ul className="rate-list">
            {ended.map((rate) => (
              <RateCard key={rate.id} rate={rate} texts={texts} {...actions} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
