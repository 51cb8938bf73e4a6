import { itemTypes } from '@boardwalk/sdk-core/listings/enumerations/trade/item-types';
import { productConditions } from '@boardwalk/sdk-core/listings/enumerations/trade/product-conditions';
import { shippingSupports } from '@boardwalk/sdk-core/listings/enumerations/trade/shipping-supports';
import { daysOldAt } from '../demo-counts.ts';
import type { DemoListingOf } from '../demo-listing.ts';
import type { DemoSource } from '../demo-source.ts';
import { pickSeveral } from '../draw.ts';
import { privateContact } from '../people/people.ts';
import { priceIn, reducedFrom } from '../pricing.ts';
import type { Random } from '../random.ts';
import { goods } from './goods.ts';

const conditionWords = {
  NEW: 'new in its box',
  USED: 'used, in good order',
  LIGHTLY_USED: 'hardly used',
  HEAVILY_USED: 'well used',
  AS_IS: 'sold as is',
};

/** The `number`th item of the demo. */
export function demoItem(
  source: DemoSource,
  number: number,
  random: Random,
): DemoListingOf<'item'> {
  const good = random.pick(goods);
  const spot = source.spots.draw(random);
  const owner = source.seller(random);
  const condition = random.pick(productConditions);
  const [name, ...pictures] = random.pick(good.offers);
  const shipping = pickSeveral(random, shippingSupports, 1, 2);
  const share = condition === 'NEW' ? 1 : random.between(0.3, 0.9);
  const [low, high] = good.price;
  const price = priceIn(spot.address.country, low + (high - low) * random.next() ** 2 * share, 5);
  return {
    kind: 'item',
    subcategory: random.chance(0.75) ? 'CLASSIFIED' : random.pick(itemTypes),
    owner,
    ...source.drawStatus(random),
    title: name,
    description: `${name}, ${conditionWords[condition]}. ${good.detail}\n\nPickup in ${spot.city.name}; please write before you come.`,
    price,
    previousPrice: reducedFrom(random, price),
    address: spot.address,
    lat: spot.lat,
    lng: spot.lng,
    timeZone: spot.city.timeZone,
    pictures: [random.pick(pictures)],
    tags: pickSeveral(
      random,
      ['pickup only', 'must go', 'like new', 'vintage', 'gift', 'moving sale'],
      0,
      2,
    ),
    contact: privateContact(random, owner, spot.address.country),
    hours: null,
    attributes: {
      condition,
      itemClass: good.class,
      productCategory: good.category,
      shipping,
      ...(shipping.includes('FIXED_RATE') && { shippingFee: random.whole(8, 45) * 100 }),
      isNegotiable: random.chance(0.5),
      isInStock: true,
      quantityAvailable: random.chance(0.85) ? 1 : random.whole(2, 12),
    },
    daysOld: daysOldAt('item', number, [0, 60], 2),
  };
}
