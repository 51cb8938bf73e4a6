import { regionsOf } from '@boardwalk/sdk-core/account/billing-rules';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';

/** What a widget shows of an example of its answers. */
interface ShownExample {
  /** How many texts of catalogues it says at least; one, by default. */
  readonly least?: number;
  /** What it shows beside its answers that comes from no catalogue. */
  readonly dataIn?: (element: Element) => readonly string[];
}

const provinces = regionsOf('CA').flatMap(({ name, frenchName }) => [name, frenchName ?? name]);

export const exampleData: Readonly<Record<string, ShownExample>> = {
  // Nobody acts for another.
  'bw-acting': { least: 0 },
  'bw-admin-payments': { dataIn: () => ['Canada'] },
  'bw-billing-address': { dataIn: () => provinces },
  'bw-footer': { dataIn: () => ['Boardwalk'] },
  // Its text is an attribute.
  'bw-heading': { least: 0 },
  // What a site shows to prove that it is somebody's.
  'bw-embeds': {
    dataIn: () => ['boardwalk-site=', '/.well-known/boardwalk.txt', '_boardwalk.shop.example'],
  },
  // Currencies are called by their codes in every language; the examples of problems have no bounds.
  'bw-import-listings': { dataIn: () => [currencies.join(', '), ' CAD', '{bound}'] },
  'bw-import-products': { dataIn: () => ['{bound}'] },
  // The code of a currency.
  'bw-invoice': { dataIn: () => ['CAD)'] },
  'bw-listing': { dataIn: () => ['boardwalk.example'] },
  // Cities of time zones, as the browser calls them.
  'bw-mail-preferences': {
    dataIn: ({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('select[name="timeZone"] option') ?? [])]
        .map(({ textContent }) => textContent.trim())
        .filter((text) => /: /.test(text)),
  },
  // Carriers are called by their own names in every language.
  'bw-order': { dataIn: () => ['Canada Post'] },
  'bw-product': { dataIn: () => provinces },
  // Its web address.
  'bw-shop-editor': {
    dataIn: ({ shadowRoot }) => [
      ...provinces,
      shadowRoot?.querySelector('header a')?.textContent ?? '',
    ],
  },
  'bw-topbar': { dataIn: () => ['Boardwalk'] },
};
