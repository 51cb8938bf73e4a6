import { regions } from '@boardwalk/sdk-core/vocabulary/places/regions';
import type { LabelWish } from './label-wish.ts';

type Anchor = readonly [lat: number, lng: number];
type Zooms = readonly [earliest: number, latest: number];

const countryAnchors: Readonly<Record<string, Anchor>> = {
  Canada: [58.5, -106],
  'United States': [38.6, -100.5],
  Mexico: [24, -102.5],
  Australia: [-25.2, 134],
  Greenland: [73, -41],
  'New Zealand': [-42.5, 172.5],
  'Papua New Guinea': [-6.5, 144.5],
  Indonesia: [-2, 113.5],
  Cuba: [21.7, -78.6],
  Brazil: [-9, -53],
  Argentina: [-35, -65.5],
  Russia: [62, 98],
  China: [36, 103],
  India: [22.5, 79.5],
  Algeria: [28, 2.5],
  'South Africa': [-30.5, 23],
  France: [46.8, 2.4],
  Japan: [36.5, 138.5],
};

/** Where the name of a province, territory or state stands on the map. */
const regionAnchors: Readonly<Record<string, Anchor>> = {
  'CA AB': [55, -115],
  'CA BC': [54.6, -125],
  'CA MB': [55, -97.6],
  'CA NB': [46.6, -66.4],
  'CA NL': [53.4, -61.2],
  'CA NS': [45.1, -63.3],
  'CA NT': [64.6, -119.5],
  'CA NU': [66, -96],
  'CA ON': [50, -86.3],
  'CA PE': [46.35, -63.3],
  'CA QC': [52.3, -72.2],
  'CA SK': [54.6, -105.7],
  'CA YT': [63.6, -135.8],
  'US AL': [32.8, -86.8],
  'US AK': [64.9, -152.5],
  'US AZ': [34.5, -111.7],
  'US AR': [34.8, -92.5],
  'US CA': [37, -119.6],
  'US CO': [39, -105.6],
  'US CT': [41.6, -72.7],
  'US DE': [39, -75.5],
  'US FL': [28.2, -81.7],
  'US GA': [32.7, -83.4],
  'US HI': [19.6, -155.5],
  'US ID': [44.2, -114.5],
  'US IL': [40, -89.2],
  'US IN': [39.9, -86.3],
  'US IA': [42.05, -93.5],
  'US KS': [38.5, -98.4],
  'US KY': [37.5, -85.3],
  'US LA': [31, -92.4],
  'US ME': [45.4, -69.2],
  'US MD': [39.1, -76.8],
  'US MA': [42.3, -71.9],
  'US MI': [44.3, -84.9],
  'US MN': [46.2, -94.4],
  'US MS': [32.7, -89.7],
  'US MO': [38.4, -92.5],
  'US MT': [47, -109.5],
  'US NE': [41.5, -99.8],
  'US NV': [39.5, -116.8],
  'US NH': [43.7, -71.6],
  'US NJ': [40.1, -74.6],
  'US NM': [34.4, -106.1],
  'US NY': [42.9, -75.6],
  'US NC': [35.5, -79.3],
  'US ND': [47.5, -100.4],
  'US OH': [40.3, -82.8],
  'US OK': [35.5, -97.5],
  'US OR': [43.9, -120.5],
  'US PA': [40.9, -77.7],
  'US RI': [41.65, -71.55],
  'US SC': [33.9, -80.9],
  'US SD': [44.4, -100.2],
  'US TN': [35.85, -86.4],
  'US TX': [31.4, -99.3],
  'US UT': [39.4, -111.6],
  'US VT': [44, -72.7],
  'US VA': [37.5, -78.6],
  'US WA': [47.4, -120.4],
  'US WV': [38.7, -80.7],
  'US WI': [44.6, -90],
  'US WY': [43, -107.5],
  'AU NSW': [-32.2, 146.8],
  'AU NT': [-19.5, 133.4],
  'AU QLD': [-22.7, 144.5],
  'AU SA': [-30, 135.3],
  'AU TAS': [-42.1, 146.6],
  'AU VIC': [-36.9, 144.2],
  'AU WA': [-26, 121.5],
};

/** Regions too small or too crowded for a name at the zooms of the others. */
const smallRegions = new Set([
  'CA PE',
  'US CT',
  'US DE',
  'US MD',
  'US MA',
  'US NH',
  'US NJ',
  'US RI',
  'US VT',
]);

/** Seas, great lakes and bays: position, letter size and the zooms at which the name stands. */
const waters: readonly (readonly [name: string, anchor: Anchor, size: number, zooms: Zooms])[] = [
  ['Pacific Ocean', [30, -140], 15, [3, 5]],
  ['Atlantic Ocean', [34, -55], 15, [3, 5]],
  ['Arctic Ocean', [76, -150], 14, [3, 5]],
  ['Indian Ocean', [-32, 95], 15, [3, 5]],
  ['Southern Ocean', [-50, 125], 14, [3, 5]],
  ['Tasman Sea', [-38, 159], 13, [4, 6]],
  ['Coral Sea', [-16.5, 153], 13, [4, 6]],
  ['Timor Sea', [-11.5, 127], 12, [4, 6]],
  ['Great Australian Bight', [-34.8, 130], 12, [5, 6]],
  ['Gulf of Carpentaria', [-14.2, 138.9], 11, [5, 7]],
  ['Bass Strait', [-39.8, 145.4], 11, [6, 8]],
  ['Hudson Bay', [59.6, -85.5], 13, [3, 6]],
  ['James Bay', [53.2, -80.4], 11, [5, 7]],
  ['Labrador Sea', [57.5, -54.5], 13, [3, 6]],
  ['Baffin Bay', [73.5, -67], 13, [4, 6]],
  ['Beaufort Sea', [72, -137], 13, [4, 6]],
  ['Gulf of Alaska', [57.3, -145.5], 13, [4, 6]],
  ['Bering Sea', [57, -178], 13, [3, 6]],
  ['Gulf of Mexico', [25.2, -90], 14, [3, 6]],
  ['Caribbean Sea', [15, -75], 14, [3, 6]],
  ['Gulf of St. Lawrence', [48.1, -61.7], 11, [5, 7]],
  ['Bay of Fundy', [44.9, -66.2], 11, [6, 9]],
  ['Gulf of Maine', [43.2, -68.6], 12, [5, 8]],
  ['Chesapeake Bay', [38, -76.2], 11, [7, 9]],
  ['Lake Superior', [47.6, -87.6], 12, [5, 9]],
  ['Lake Michigan', [43.6, -87.1], 12, [5, 9]],
  ['Lake Huron', [44.6, -82.2], 12, [5, 9]],
  ['Georgian Bay', [45.3, -80.9], 11, [7, 10]],
  ['Lake Erie', [42.15, -81.2], 12, [5, 9]],
  ['Lake Ontario', [43.62, -77.9], 12, [5, 9]],
  ['Lake Ontario', [43.42, -79.2], 13, [10, 11]],
  ['Lake Erie', [42.72, -79.4], 13, [10, 11]],
  ['Lake Simcoe', [44.42, -79.36], 11, [8, 11]],
  ['Lake St. Clair', [42.45, -82.68], 11, [8, 10]],
  ['Lake Champlain', [44.5, -73.33], 11, [9, 11]],
  ['Long Island Sound', [41.08, -72.9], 11, [8, 10]],
  ['Lake Winnipeg', [52.6, -97.9], 11, [5, 8]],
  ['Great Bear Lake', [66, -120.8], 11, [5, 8]],
  ['Great Slave Lake', [61.6, -114.2], 11, [5, 8]],
  ['Lake Athabasca', [59.2, -109.4], 11, [6, 8]],
  ['Lake Nipigon', [49.8, -88.5], 11, [7, 9]],
  ['Salish Sea', [49.25, -123.75], 11, [7, 9]],
  ['Puget Sound', [47.85, -122.45], 11, [8, 10]],
  ['San Francisco Bay', [37.62, -122.23], 11, [9, 11]],
  ['Great Salt Lake', [41.15, -112.55], 11, [7, 9]],
  ['Lake Okeechobee', [26.95, -80.82], 11, [8, 10]],
  ['Port Phillip Bay', [-38.1, 144.85], 11, [8, 10]],
  ['Spencer Gulf', [-34.3, 136.9], 11, [7, 9]],
  ['Moreton Bay', [-27.25, 153.28], 11, [9, 11]],
];

/** Countries and waters come before every town, regions after the great cities. */
const weights = { country: 2e9, water: 1e9, region: 350_000 };

/** Names of countries, waters and regions that want a place on the map. */
export function mapNames(): LabelWish[] {
  const countries = Object.entries(countryAnchors).map(([name, anchor]) =>
    wish(name.toUpperCase(), 'country', anchor, 14, [3, 4]),
  );
  const seas = waters.map(([name, anchor, size, zooms]) =>
    wish(name, 'water', anchor, size, zooms),
  );
  const states = regions.flatMap((region) => {
    const key = `${region.country} ${region.code}`;
    const anchor = regionAnchors[key];
    if (!anchor) return [];
    const zooms: Zooms = smallRegions.has(key) ? [7, 7] : [5, 6];
    return [wish(region.name.toUpperCase(), 'region', anchor, 11, zooms)];
  });
  return [...countries, ...seas, ...states];
}

function wish(
  text: string,
  kind: keyof typeof weights,
  [lat, lng]: Anchor,
  size: number,
  [earliest, latest]: Zooms,
): LabelWish {
  return { text, kind, lat, lng, size, earliest, latest, weight: weights[kind] };
}
