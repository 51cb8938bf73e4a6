import type { shopFormMessages } from '@boardwalk/sdk-core/shops/own/shop-form-messages';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { ChangedFact } from '../../../parts/changed-meanwhile/changed-facts.ts';

/** Of a long text, as much as says what it is about. */
const longestPart = 160;

/** What a shop says, in words, for people who have changed it at once. */
export function listShopFacts(
  { shop }: ShopSettings,
  messages: Messages<typeof shopFormMessages>,
): readonly ChangedFact[] {
  const { place, contact, handling } = shop;
  const lines = [place.street, place.city, place.region, place.postalCode, place.country];
  return [
    { label: messages.name, value: shop.name },
    { label: messages.description, value: shorten(shop.description) },
    { label: messages['part.place'], value: lines.filter((line) => line !== null).join(', ') },
    { label: messages.phone, value: contact.phone?.number ?? '' },
    { label: messages.email, value: contact.email ?? '' },
    { label: messages.website, value: contact.website ?? '' },
    { label: messages.handling, value: `${handling.from}–${handling.to}` },
    { label: messages.pickupInstructions, value: shorten(shop.pickup?.instructions ?? '') },
    { label: messages.returns, value: shorten(shop.returns) },
    { label: messages.privacy, value: shorten(shop.privacy) },
  ];
}

function shorten(text: string): string {
  return text.length > longestPart ? `${text.slice(0, longestPart)}…` : text;
}
