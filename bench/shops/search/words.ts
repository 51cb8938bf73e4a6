/** Shelves with the leaves and the things that stand on them. */
export const shelves = [
  ['FURNITURE', 'CHAIRS', 'chair stool armchair rocker bench'],
  ['FURNITURE', 'TABLES', 'table desk sideboard nightstand console'],
  ['HOME_DECOR', 'VASES', 'vase bowl mirror candle frame'],
  ['KITCHEN_AND_DINING', 'COOKWARE', 'skillet saucepan kettle wok casserole'],
  ['LIGHTING', 'LAMPS', 'lamp lantern chandelier sconce bulb'],
  ['GARDEN_AND_PATIO', 'POTS', 'planter trellis fountain birdhouse spade'],
  ['TOOLS_AND_HARDWARE', 'HAND_TOOLS', 'hammer chisel plane wrench saw'],
  ['ELECTRONICS', 'AUDIO', 'speaker headphone turntable amplifier radio'],
  ['CLOTHING_AND_SHOES', 'SHOES', 'boot sandal sneaker slipper loafer'],
  ['TOYS_AND_GAMES', 'PUZZLES', 'puzzle kite doll marble robot'],
  ['SPORTS_AND_OUTDOORS', 'CAMPING', 'tent hammock backpack compass thermos'],
  ['BICYCLES', 'CITY_BIKES', 'bicycle saddle pannier helmet pump'],
  ['BOOKS_AND_MEDIA', 'BOOKS', 'novel atlas cookbook biography anthology'],
  ['ART_AND_ANTIQUES', 'POTTERY', 'painting etching teapot tile sculpture'],
  ['PET_SUPPLIES', 'DOG', 'leash kennel collar aquarium perch'],
] as const;

export const adjectives =
  'handmade vintage large small wooden folding classic modern rustic blue green red oak walnut steel brass ceramic cotton leather light sturdy quiet round square'.split(
    ' ',
  );

/** Where shops stand: three of four in Canada, most of the others in the USA. */
export const towns = [
  ['CA', 'ON', 'Toronto', 43.6532, -79.3832],
  ['CA', 'QC', 'Montréal', 45.5019, -73.5674],
  ['CA', 'BC', 'Vancouver', 49.2827, -123.1207],
  ['CA', 'AB', 'Calgary', 51.0447, -114.0719],
  ['CA', 'ON', 'Ottawa', 45.4215, -75.6972],
  ['CA', 'ON', 'Hamilton', 43.2557, -79.8711],
  ['CA', 'NS', 'Halifax', 44.6488, -63.5752],
  ['CA', 'MB', 'Winnipeg', 49.8951, -97.1384],
  ['US', 'NY', 'Buffalo', 42.8864, -78.8784],
  ['US', 'WA', 'Seattle', 47.6062, -122.3321],
  ['AU', 'NSW', 'Sydney', -33.8688, 151.2093],
  ['CA', 'SK', 'Regina', 50.4452, -104.6189],
] as const;
