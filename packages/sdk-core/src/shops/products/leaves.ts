import type { TaxClass } from '../../billing/taxes/taxes.ts';
import type { ProductCategory } from '../../listings/enumerations/trade/product-categories.ts';

/** The shelves below each category, and those whose tax is computed otherwise. */
const leaves: Readonly<Record<ProductCategory, Readonly<Record<string, TaxClass>>>> = {
  FURNITURE: standard(
    'SOFAS',
    'CHAIRS',
    'TABLES',
    'BEDS',
    'DESKS',
    'SHELVING',
    'CABINETS',
    'OUTDOOR_FURNITURE',
  ),
  APPLIANCES: standard(
    'REFRIGERATORS',
    'OVENS',
    'DISHWASHERS',
    'WASHERS_AND_DRYERS',
    'SMALL_APPLIANCES',
    'VACUUMS',
  ),
  HOME_DECOR: standard('RUGS', 'CURTAINS', 'MIRRORS', 'VASES', 'CANDLES', 'CLOCKS', 'WALL_ART'),
  KITCHEN_AND_DINING: standard(
    'COOKWARE',
    'BAKEWARE',
    'KNIVES',
    'TABLEWARE',
    'GLASSWARE',
    'STORAGE',
  ),
  BEDDING_AND_BATH: standard('SHEETS', 'BLANKETS', 'PILLOWS', 'TOWELS', 'MATTRESSES'),
  LIGHTING: standard('CEILING_LIGHTS', 'LAMPS', 'BULBS', 'OUTDOOR_LIGHTS'),
  GARDEN_AND_PATIO: standard('PLANTS', 'SEEDS', 'POTS', 'GARDEN_TOOLS', 'GRILLS'),
  TOOLS_AND_HARDWARE: standard(
    'HAND_TOOLS',
    'POWER_TOOLS',
    'FASTENERS',
    'PAINT',
    'PLUMBING',
    'ELECTRICAL',
  ),
  LUMBER_AND_FLOORING: standard('LUMBER', 'PLYWOOD', 'HARDWOOD', 'LAMINATE', 'TILE', 'CARPET'),
  ELECTRONICS: standard('AUDIO', 'TELEVISIONS', 'CAMERAS', 'SMART_HOME', 'ACCESSORIES'),
  COMPUTERS: standard('LAPTOPS', 'DESKTOPS', 'TABLETS', 'MONITORS', 'COMPONENTS', 'PRINTERS'),
  PHONES: standard('MOBILE_PHONES', 'PHONE_CASES', 'CHARGERS', 'HEADSETS'),
  CLOTHING_AND_SHOES: {
    ...standard('WOMEN', 'MEN', 'SHOES', 'OUTERWEAR', 'ACCESSORIES'),
    CHILDREN: 'children',
  },
  JEWELLERY_AND_WATCHES: standard('RINGS', 'NECKLACES', 'EARRINGS', 'BRACELETS', 'WATCHES'),
  BABY_AND_KIDS: {
    STROLLERS: 'babySupplies',
    CRIBS: 'babySupplies',
    FEEDING: 'babySupplies',
    CAR_SEATS: 'carSeats',
    DIAPERS: 'diapers',
    BABY_CLOTHING: 'children',
  },
  TOYS_AND_GAMES: standard('BOARD_GAMES', 'PUZZLES', 'DOLLS', 'BUILDING_TOYS', 'VIDEO_GAMES'),
  SPORTS_AND_OUTDOORS: standard(
    'CAMPING',
    'FITNESS',
    'WINTER_SPORTS',
    'WATER_SPORTS',
    'TEAM_SPORTS',
    'FISHING',
  ),
  BICYCLES: {
    ROAD_BIKES: 'bicycles',
    MOUNTAIN_BIKES: 'bicycles',
    CITY_BIKES: 'bicycles',
    ...standard('ELECTRIC_BIKES', 'BIKE_PARTS'),
  },
  MUSICAL_INSTRUMENTS: standard('GUITARS', 'KEYBOARDS', 'DRUMS', 'WIND', 'STRINGS', 'SHEET_MUSIC'),
  BOOKS_AND_MEDIA: { ...standard('MUSIC', 'FILMS', 'MAGAZINES'), BOOKS: 'books' },
  ART_AND_ANTIQUES: standard(
    'PAINTINGS',
    'PRINTS',
    'SCULPTURE',
    'POTTERY',
    'ANTIQUES',
    'CRAFT_SUPPLIES',
  ),
  PET_SUPPLIES: standard('DOG', 'CAT', 'BIRD', 'FISH', 'PET_FOOD'),
  HEALTH_AND_BEAUTY: {
    ...standard('SKIN_CARE', 'HAIR_CARE', 'MAKEUP', 'FRAGRANCE', 'SOAP'),
    MEDICINE: 'medicine',
  },
  FOOD_AND_DRINK: {
    ...{ SNACKS: 'snacks', SWEETS: 'snacks' },
    ...standard('SOFT_DRINKS', 'ALCOHOL'),
    ...{ BAKERY: 'groceries', COFFEE_AND_TEA: 'groceries', PANTRY: 'groceries' },
    ...{
      PRODUCE: 'groceries',
      MEAT_AND_FISH: 'groceries',
      DAIRY: 'groceries',
      HONEY_AND_SYRUP: 'groceries',
    },
  },
  CARS_AND_TRUCKS: standard('CARS', 'TRUCKS', 'MOTORCYCLES', 'TRAILERS'),
  AUTO_PARTS: standard('TIRES', 'BRAKES', 'ENGINE', 'BODY', 'CAR_CARE'),
  BOATS_AND_MARINE: standard('BOATS', 'KAYAKS', 'MARINE_PARTS', 'SAFETY'),
  OFFICE_SUPPLIES: standard('PAPER', 'PENS', 'FILING', 'OFFICE_MACHINES'),
  FARM_SUPPLIES: standard('FEED', 'FENCING', 'FARM_TOOLS', 'IRRIGATION', 'BEEKEEPING'),
  OTHER: {},
};

function standard(...names: readonly string[]): Readonly<Record<string, TaxClass>> {
  return Object.fromEntries(names.map((name) => [name, 'standard']));
}

/** The shelves below a category, in the order in which they are offered. */
export function leavesOf(category: ProductCategory): readonly string[] {
  return Object.keys(leaves[category]);
}

/** Whether a category has such a shelf. */
export function isLeafOf(category: ProductCategory, leaf: string): boolean {
  return Object.hasOwn(leaves[category], leaf);
}

/** How the tax of a product is computed, by where it stands. */
export function taxClassOf(category: ProductCategory, leaf: string | null): TaxClass {
  return (leaf === null ? undefined : leaves[category][leaf]) ?? 'standard';
}
