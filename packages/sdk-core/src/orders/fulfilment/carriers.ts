import type { Country } from '../../vocabulary/places/countries.ts';

/** Who carries parcels; `other` is everybody else, whose page the shop may name itself. */
export const carriers = [
  'canadaPost',
  'purolator',
  'canpar',
  'usps',
  'australiaPost',
  'starTrack',
  'sendle',
  'aramex',
  'ups',
  'fedex',
  'dhl',
  'other',
] as const;
export type Carrier = (typeof carriers)[number];

/** A carrier that is known by name. */
export type NamedCarrier = Exclude<Carrier, 'other'>;

interface CarrierFacts {
  /** As it calls itself, in every language. */
  readonly name: string;
  /** Where it fetches parcels. */
  readonly countries: readonly Country[];
  /** Where it shows what became of a parcel: the page, which the number ends. */
  readonly page: string;
}

const everywhere = ['CA', 'US', 'AU'] as const;

/** Each page as its carrier links to it in 2026. */
export const carrierFacts: Readonly<Record<NamedCarrier, CarrierFacts>> = {
  canadaPost: {
    name: 'Canada Post',
    countries: ['CA'],
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
  },
  purolator: {
    name: 'Purolator',
    countries: ['CA'],
    page: 'https://www.purolator.com/en/shipping/tracker?pin=',
  },
  canpar: {
    name: 'Canpar',
    countries: ['CA'],
    page: 'https://www.canpar.com/en/tracking/track.htm?barcode=',
  },
  usps: {
    name: 'USPS',
    countries: ['US'],
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
  australiaPost: {
    name: 'Australia Post',
    countries: ['AU'],
    page: 'https://auspost.com.au/mypost/track/details/',
  },
  starTrack: {
    name: 'StarTrack',
    countries: ['AU'],
    page: 'https://startrack.com.au/track/details/',
  },
  sendle: {
    name: 'Sendle',
    countries: everywhere,
    page: 'https://track.sendle.com/tracking?ref=',
  },
  aramex: {
    name: 'Aramex',
    countries: ['AU'],
    page: 'https://www.aramex.com.au/tools/track?l=',
  },
  ups: { name: 'UPS', countries: everywhere, page: 'https://www.ups.com/track?tracknum=' },
  fedex: {
    name: 'FedEx',
    countries: everywhere,
    page: 'https://www.fedex.com/fedextrack/?trknbr=',
  },
  dhl: {
    name: 'DHL',
    countries: everywhere,
    page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  },
};

/** The carriers that fetch parcels in a country, and `other`. */
export function carriersIn(country: Country): readonly Carrier[] {
  return carriers.filter(
    (carrier) => carrier === 'other' || carrierFacts[carrier].countries.includes(country),
  );
}

/** What is known of how a parcel can be followed. */
export interface Tracking {
  readonly carrier: Carrier;
  /** Empty where the parcel has none. */
  readonly number: string;
  /** The page that the shop has named; null where it named none. */
  readonly url: string | null;
}

/** Where its buyer follows a parcel; null where nobody can. */
export function trackingPageOf({ carrier, number, url }: Tracking): string | null {
  if (carrier === 'other') return url;
  if (number === '') return null;
  return carrierFacts[carrier].page + encodeURIComponent(number.replaceAll(/[ -]/g, ''));
}
