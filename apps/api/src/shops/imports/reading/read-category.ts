import {
  type ProductCategory,
  productCategories,
} from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import { itemLabels } from '@boardwalk/sdk-core/listings/item/labels';
import { itemFrench } from '@boardwalk/sdk-core/listings/item/labels.fr';
import { foldCellText } from '../../../platform/tables/fold-cell-text.ts';

/** Names of the taxonomies of other shops (Google’s, which Shopify’s follows), by our categories. */
const otherNames: Partial<Readonly<Record<ProductCategory, readonly string[]>>> = {
  CLOTHING_AND_SHOES: ['Apparel & Accessories', 'Clothing', 'Shoes', 'Apparel', 'Luggage & Bags'],
  JEWELLERY_AND_WATCHES: ['Jewelry', 'Watches'],
  PET_SUPPLIES: ['Animals & Pet Supplies', 'Pets'],
  ART_AND_ANTIQUES: ['Arts & Entertainment', 'Art', 'Arts & Crafts', 'Artwork'],
  BABY_AND_KIDS: ['Baby & Toddler', 'Baby', 'Kids'],
  ELECTRONICS: ['Cameras & Optics'],
  COMPUTERS: ['Software'],
  PHONES: ['Telephony', 'Mobile Phones'],
  FOOD_AND_DRINK: ['Food, Beverages & Tobacco', 'Food', 'Drinks', 'Beverages', 'Coffee', 'Tea'],
  TOOLS_AND_HARDWARE: ['Hardware', 'Tools'],
  HEALTH_AND_BEAUTY: ['Health', 'Beauty', 'Cosmetics', 'Personal Care'],
  HOME_DECOR: ['Home & Garden', 'Home', 'Decor'],
  BEDDING_AND_BATH: ['Linens & Bedding', 'Bedding', 'Bath'],
  KITCHEN_AND_DINING: ['Kitchen', 'Kitchen & Dining'],
  GARDEN_AND_PATIO: ['Lawn & Garden', 'Garden', 'Plants'],
  BOOKS_AND_MEDIA: ['Media', 'Books', 'Music', 'DVDs & Videos'],
  SPORTS_AND_OUTDOORS: ['Sporting Goods', 'Sports'],
  TOYS_AND_GAMES: ['Toys', 'Games'],
  AUTO_PARTS: ['Vehicles & Parts', 'Vehicle Parts & Accessories'],
  OFFICE_SUPPLIES: ['Office'],
};

const known = new Map<string, ProductCategory>(
  productCategories.flatMap((category) => {
    const labels = [itemLabels, itemFrench].map(
      (one: Readonly<Record<string, string>>) => one[`productCategory.${category}`] ?? category,
    );
    const names = [...(otherNames[category] ?? []), ...labels, category];
    return names.map((name) => [foldCellText(name), category] as const);
  }),
);

/** The category that a text names; nothing where it is none of ours. */
export function findCategory(text: string): ProductCategory | undefined {
  return known.get(foldCellText(text));
}

/** So many shelves are looked at, the innermost. */
const mostShelves = 50;

/**
 * The category of another shop’s product, whose shelves stand in one another (`Home > Kitchen`) or
 * beside (`Home, Mugs`): the innermost that we have.
 */
export function likelyCategory(text: string): ProductCategory | undefined {
  const shelves = text.split(/[>,|]/).slice(-mostShelves).toReversed();
  const whole = findCategory(text);
  if (whole) return whole;
  for (const shelf of shelves) {
    const found = findCategory(shelf);
    if (found) return found;
  }
  // “Food, Beverages & Tobacco” has a comma in its name.
  return findCategory(text.split('>')[0] ?? '');
}
