import type { OpeningHours } from '../../listings/fields/opening-hours.ts';
import type { WrittenBody } from '../../posting/written-body.ts';
import type { Country } from '../../vocabulary/places/countries.ts';
import type { Point } from '../../vocabulary/places/geo.ts';
import type { ShopBody } from '../shop-bodies.ts';

/** A picture of a shop as its form has it. */
export interface WrittenShopPicture {
  readonly id: string;
  readonly alt: string;
}

/** A shop as far as it is written: what is missing is empty or null, and anything may be wrong. */
export interface WrittenShop {
  readonly name: string;
  readonly description: string;
  readonly logo: WrittenShopPicture | null;
  readonly cover: WrittenShopPicture | null;
  readonly place: WrittenBody['place'];
  readonly hours: OpeningHours | null;
  readonly pickup: {
    readonly instructions: string;
    readonly hours: OpeningHours | null;
  } | null;
  readonly contact: Pick<WrittenBody['contact'], 'phone' | 'email' | 'website'>;
  readonly returns: string;
  readonly privacy: string;
  readonly handling: { readonly from: number | null; readonly to: number | null };
}

/** A shop that somebody creates, with the address that they have chosen for it. */
export interface WrittenNewShop {
  readonly id: string;
  /** Whether they have typed the address, so that the name proposes none any more. */
  readonly isIdTyped: boolean;
  readonly shop: WrittenShop;
  /** The middle of the city that was picked, where the map stands without a pin. */
  readonly centre?: Point | undefined;
}

/** What the form of a new shop begins with. */
export function beginShop(country: Country | ''): WrittenShop {
  return {
    name: '',
    description: '',
    logo: null,
    cover: null,
    place: {
      street: null,
      city: '',
      region: '',
      country,
      postalCode: null,
      pin: null,
      isAreaOnly: false,
    },
    hours: null,
    pickup: null,
    contact: { phone: null, email: null, website: null },
    returns: '',
    privacy: '',
    handling: { from: 1, to: 3 },
  };
}

/** What is written, as it is sent: the server parses it, and reports what does not fit. */
export function toShopBody(written: WrittenShop): ShopBody {
  return written as ShopBody;
}
