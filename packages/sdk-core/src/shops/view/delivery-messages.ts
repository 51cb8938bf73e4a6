import type { Catalogue } from '../../vocabulary/text/message.ts';

/** How a product reaches its buyer. */
export const deliveryMessages = {
  catalogue: 'shops/delivery',
  title: 'Delivery',
  to: 'To {place}',
  change: 'Change',
  changeLabel: 'Change where it goes',
  place: '{region}, {country}',
  placeWithCode: '{code}, {region}, {country}',
  free: 'Free',
  freeFrom: 'Free from {amount}',
  days: { one: '{count} day', many: '{count} days' },
  daysUpTo: { one: 'up to {count} day', many: 'up to {count} days' },
  daysRange: '{from} to {to} days',
  sameDay: 'the same day',
  included: 'Free delivery',
  pickupOnly: 'This product is picked up at the shop. It isn’t sent.',
  contactStore: 'Ask the shop how this product is sent, and what that costs.',
  unpriced: 'Sent to {place}. Ask the shop what that costs.',
  uncovered: 'The shop doesn’t send this product to {place}.',
  byCode:
    'Delivery depends on the postal code. Change the place and enter it to see what it costs.',
  rough: 'Another price may hold for your postal code.',
  elsewhere: 'Not sent to: {places}.',
  only: 'In {country}, sent only to: {places}.',
  partOf: 'parts of {region}',
  pickup: 'Pickup in {city}',
  hours: 'Pickup hours',
  chooseTitle: 'Where should it go?',
  codeHelp: 'Some rates depend on it.',
  show: 'Show delivery',
} as const satisfies Catalogue;
