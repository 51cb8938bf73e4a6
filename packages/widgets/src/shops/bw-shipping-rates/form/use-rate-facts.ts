import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import type { ShippingRate } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import {
  rateFormMessages,
  shippingMessages,
} from '@boardwalk/sdk-core/shops/shipping/shipping-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import type { ChangedFact } from '../../../parts/changed-meanwhile/changed-facts.ts';
import { useRateTexts } from '../use-rate-texts.ts';

/** Says of a rate what somebody else may have changed meanwhile. */
export function useRateFacts(shop: ShopSettings): (rate: ShippingRate) => readonly ChangedFact[] {
  const labels = useMessages(rateFormMessages);
  const messages = useMessages(shippingMessages);
  const texts = useRateTexts(shop);
  return ({ rate }) => [
    { label: labels.name, value: rate.name },
    { label: labels.where, value: texts.writeZone(rate.zone) },
    { label: labels.cost, value: texts.writePrice(rate) },
    { label: labels.freeFrom, value: texts.writeFreeFrom(rate) },
    { label: labels.days, value: texts.writeDays(rate.days) },
    { label: labels.standing, value: rate.active ? messages.activeHeading : messages.endedHeading },
  ];
}
