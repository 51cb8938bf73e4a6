import type { Country } from './countries.ts';

/** A province, territory or state by its postal code, with its French name where that differs. */
export interface Region {
  readonly country: Country;
  readonly code: string;
  readonly name: string;
  readonly frenchName?: string;
}

const canada: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia/Colombie-Britannique',
  MB: 'Manitoba',
  NB: 'New Brunswick/Nouveau-Brunswick',
  NL: 'Newfoundland and Labrador/Terre-Neuve-et-Labrador',
  NS: 'Nova Scotia/Nouvelle-Écosse',
  NT: 'Northwest Territories/Territoires du Nord-Ouest',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island/Île-du-Prince-Édouard',
  QC: 'Quebec/Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

const unitedStates: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

const australia: Readonly<Record<string, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

function regionsOf(country: Country, names: Readonly<Record<string, string>>): Region[] {
  return Object.entries(names).map(([code, text]) => {
    const [name = text, frenchName] = text.split('/');
    return { country, code, name, ...(frenchName !== undefined && { frenchName }) };
  });
}

/** Every province, territory and state of the three countries, by country and name. */
export const regions: readonly Region[] = [
  ...regionsOf('CA', canada),
  ...regionsOf('US', unitedStates),
  ...regionsOf('AU', australia),
];
