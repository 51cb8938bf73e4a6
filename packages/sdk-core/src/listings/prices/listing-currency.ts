import {
  type Country,
  type Currency,
  currencyByCountry,
} from '../../vocabulary/places/countries.ts';

/** The currency of a listing's amounts: that of its price, else of its country. */
export function currencyOf(listing: {
  readonly price: { readonly currency: Currency } | null;
  readonly address: { readonly country: Country };
}): Currency {
  return listing.price?.currency ?? currencyByCountry[listing.address.country];
}
