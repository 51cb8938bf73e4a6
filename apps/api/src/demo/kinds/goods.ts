import type { ItemClass } from '@boardwalk/sdk-core/listings/enumerations/trade/item-classes';
import type { ProductCategory } from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';

/** A title and the pictures that show just that, by name; one is chosen. */
type Offer = readonly [title: string, picture: string, ...others: string[]];

/** Something that people sell: titles with their pictures, and a price range in whole units. */
export interface Good {
  readonly category: ProductCategory;
  readonly class: ItemClass;
  readonly offers: readonly Offer[];
  readonly price: readonly [number, number];
  readonly detail: string;
}

export const goods: readonly Good[] = [
  {
    category: 'FURNITURE',
    class: 'HOUSEHOLD_GOODS',
    offers: [
      ['Three-seat linen sofa', 'sofa-green', 'sofa-blue'],
      ['Mid-century walnut sideboard', 'dresser-walnut'],
      ['Mid-century armchair', 'armchair-rust'],
      ['Oak bookcase, 1.8 m tall', 'bookcase-oak'],
    ],
    price: [140, 1400],
    detail: 'From a smoke-free home; fits through a 76 cm door.',
  },
  {
    category: 'FURNITURE',
    class: 'HOUSEHOLD_GOODS',
    offers: [
      ['Round oak table with two chairs', 'dining-set'],
      ['Walnut desk, 140 cm', 'desk-walnut'],
    ],
    price: [120, 1100],
    detail: 'A few honest marks on the top, shown when you come.',
  },
  {
    category: 'LIGHTING',
    class: 'HOUSEHOLD_GOODS',
    offers: [
      ['Floor lamp with linen shade', 'floor-lamp'],
      ['Ceramic table lamp, blue', 'table-lamp'],
    ],
    price: [25, 260],
    detail: 'Rewired last year; bulb included.',
  },
  {
    category: 'APPLIANCES',
    class: 'HOUSEHOLD_GOODS',
    offers: [
      ['Stainless-steel fridge', 'fridge-steel'],
      ['Front-load washer', 'washer-white'],
      ['Gas range, four burners', 'range-gas'],
      ['Sewing machine', 'sewing-machine'],
    ],
    price: [180, 1600],
    detail: 'Works as new; the manual is at hand.',
  },
  {
    category: 'KITCHEN_AND_DINING',
    class: 'HOUSEHOLD_GOODS',
    offers: [['Stoneware dishes for six', 'dishes-cream']],
    price: [20, 160],
    detail: 'No chips; packed in two boxes.',
  },
  {
    category: 'BICYCLES',
    class: 'PERSONAL_GOODS',
    offers: [
      ['Road bicycle, 54 cm', 'bicycle-road'],
      ['City bike with basket', 'bicycle-city'],
    ],
    price: [80, 2200],
    detail: 'Serviced in spring with a new chain and brake pads.',
  },
  {
    category: 'GARDEN_AND_PATIO',
    class: 'HOUSEHOLD_GOODS',
    offers: [
      ['Battery lawn mower', 'lawn-mower'],
      ['Barbecue with side shelves', 'barbecue'],
      ['Steel wheelbarrow', 'wheelbarrow'],
    ],
    price: [60, 700],
    detail: 'Kept in the shed over winter.',
  },
  {
    category: 'TOOLS_AND_HARDWARE',
    class: 'TOOLS_AND_EQUIPMENT',
    offers: [
      ['18 V drill set, two batteries', 'drill-yellow'],
      ['Hand tool chest, complete', 'toolbox-red'],
    ],
    price: [40, 900],
    detail: 'From a retired carpenter; everything is sharp.',
  },
  {
    category: 'MUSICAL_INSTRUMENTS',
    class: 'PERSONAL_GOODS',
    offers: [
      ['Acoustic guitar, solid top', 'guitar-acoustic', 'guitar-blue'],
      ['Digital piano, 88 keys', 'piano-black'],
    ],
    price: [90, 1500],
    detail: 'Played at home only; a soft case comes with it.',
  },
  {
    category: 'ELECTRONICS',
    class: 'PERSONAL_GOODS',
    offers: [
      ['Film camera with 50 mm lens', 'camera-silver'],
      ['Vinyl record player', 'record-player'],
      ['Bookshelf speakers, pair', 'speakers-walnut'],
      ['Over-ear headphones', 'headphones'],
      ['Television, 50-inch', 'television'],
    ],
    price: [70, 1700],
    detail: 'Original box and cables included.',
  },
  {
    category: 'COMPUTERS',
    class: 'PERSONAL_GOODS',
    offers: [
      ['14-inch laptop, 16 GB', 'laptop-silver'],
      ['13-inch laptop, 8 GB', 'laptop-silver'],
    ],
    price: [45, 1500],
    detail: 'Wiped and ready; battery at 91 %.',
  },
  {
    category: 'BOOKS_AND_MEDIA',
    class: 'PERSONAL_GOODS',
    offers: [
      ['Canadian novels, 40 books', 'books-stack'],
      ['Cookbook collection', 'books-stack'],
      ['Art history set, 12 volumes', 'books-stack'],
    ],
    price: [15, 180],
    detail: 'Clean copies, hardly a pencil mark.',
  },
  {
    category: 'TOYS_AND_GAMES',
    class: 'PERSONAL_GOODS',
    offers: [
      ['Wooden blocks, stacker and truck', 'toys-wooden'],
      ['Box of wooden toys', 'toys-wooden'],
    ],
    price: [15, 160],
    detail: 'Complete, checked piece by piece.',
  },
  {
    category: 'BABY_AND_KIDS',
    class: 'PERSONAL_GOODS',
    offers: [['Stroller with bassinet', 'stroller-grey']],
    price: [40, 620],
    detail: 'Used for one child; covers are washed.',
  },
  {
    category: 'SPORTS_AND_OUTDOORS',
    class: 'PERSONAL_GOODS',
    offers: [
      ['Four-person tent, three-season', 'tent-orange'],
      ['Touring kayak with paddle', 'kayak-yellow'],
      ['Cross-country skis, 190 cm', 'skis-red'],
      ['Balls and street hockey stick', 'sports-balls'],
    ],
    price: [50, 1300],
    detail: 'Aired and dried after every outing.',
  },
  {
    category: 'CLOTHING_AND_SHOES',
    class: 'PERSONAL_GOODS',
    offers: [
      ['Waxed jacket, size M', 'jacket-navy'],
      ['Navy jacket, size L', 'jacket-navy'],
    ],
    price: [25, 380],
    detail: 'Worn two seasons, cleaned and reproofed.',
  },
  {
    category: 'OTHER',
    class: 'PERSONAL_GOODS',
    offers: [['Hard-shell suitcase, four wheels', 'suitcase-blue']],
    price: [30, 240],
    detail: 'Two trips old; the lock works.',
  },
  {
    category: 'ART_AND_ANTIQUES',
    class: 'ARTS_AND_COLLECTIBLES',
    offers: [
      ['Hill landscape in oil', 'painting-hills'],
      ['Stoneware vases in blue glaze', 'ceramics-blue'],
    ],
    price: [40, 1800],
    detail: 'Bought from the artist; no restoration.',
  },
  {
    category: 'LUMBER_AND_FLOORING',
    class: 'BUILDING_MATERIALS',
    offers: [
      ['Reclaimed maple flooring, 40 m²', 'lumber-samples'],
      ['Cedar decking left over', 'lumber-samples'],
      ['Barn boards, various lengths', 'lumber-samples'],
    ],
    price: [120, 2400],
    detail: 'Dry, de-nailed and stacked under cover.',
  },
  {
    category: 'CARS_AND_TRUCKS',
    class: 'VEHICLES',
    offers: [
      ['Half-ton pickup, one owner', 'pickup-1', 'pickup-2'],
      ['Pickup, winter tires included', 'pickup-1', 'pickup-2'],
    ],
    price: [3800, 36000],
    detail: 'Safety certificate and service book at hand.',
  },
  {
    category: 'OFFICE_SUPPLIES',
    class: 'BUSINESS_ASSETS',
    offers: [
      ['Six office chairs, clear-out', 'office-chair'],
      ['Walnut office desk', 'desk-walnut'],
      ['Shelving from a closed office', 'bookcase-oak'],
    ],
    price: [60, 1500],
    detail: 'Everything must go by the end of the month.',
  },
  {
    category: 'FARM_SUPPLIES',
    class: 'FARM_AND_RANCH',
    offers: [
      ['Stable wheelbarrow', 'wheelbarrow'],
      ['Fencing tools in a chest', 'toolbox-red'],
    ],
    price: [50, 600],
    detail: 'Pick up at the farm gate on weekends.',
  },
];
