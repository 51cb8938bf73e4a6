import { BUILDINGS } from './catalogue-buildings.ts';
import { CITY_SERVICES } from './catalogue-city.ts';
import { CLASSIFIEDS } from './catalogue-classifieds.ts';
import { EVENTS } from './catalogue-events.ts';
import { HOMES } from './catalogue-homes.ts';
import { INTERIORS } from './catalogue-interiors.ts';
import { ITEMS } from './catalogue-items.ts';
import { MERCHANTS } from './catalogue-merchants.ts';
import { PRODUCTS } from './catalogue-products.ts';
import { REALTORS } from './catalogue-realtors.ts';
import type { Picture } from './picture.ts';

/** All demo pictures, in the order of the manifest. */
export const CATALOGUE: readonly Picture[] = [
  ...HOMES,
  ...BUILDINGS,
  ...INTERIORS,
  ...MERCHANTS,
  ...ITEMS,
  ...EVENTS,
  ...CLASSIFIEDS,
  ...REALTORS,
  ...CITY_SERVICES,
  ...PRODUCTS,
];
