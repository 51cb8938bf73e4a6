import type { SuggestedPlace } from '@boardwalk/sdk-core/places/schemas';
import { foldPlaceText } from '@boardwalk/sdk-core/vocabulary/places/place-text';
import { countSlips } from '../platform/spelling/similar-spellings.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { PlaceQuery, SuggestedPlaces } from './geocoder.ts';
import { parsePostalCode, readPostalBeginning } from './parse-postal-code.ts';
import { loadPostalCodes, type PlacedPostalCode, stateOfPostcode } from './postal-codes.ts';
import { suggestedCity, suggestedPostalCode, suggestedRegion } from './public-places.ts';
import type { BundledCity } from './read-cities.ts';
import { findBegunRegions, findTypedRegions, regionKey } from './region-matcher.ts';
import type { RegionPlace } from './region-places.ts';

/** Letters of a region before it is suggested for its beginning; its code is enough by itself. */
const shortestBeginning = 3;
/** Metres in which a city is looked for whose time zone a postal code has. */
const zoneReach = 2_000_000;
/** Slips in a region's name that are forgiven, of eight letters one. */
const lettersOfASlip = 8;

/** Suggests places from what is bundled. */
export function createSuggestions({ cities, regions, similar }: Gazetteer) {
  async function suggest(query: PlaceQuery): Promise<SuggestedPlaces> {
    const found = await begun(query);
    if (found.length > 0) return { places: found.slice(0, query.size), isSimilar: false };
    const guesses = await guess(query);
    return { places: guesses.slice(0, query.size), isSimilar: guesses.length > 0 };
  }

  /** Postal codes have no letters in common with the names of cities. */
  async function begun(query: PlaceQuery): Promise<SuggestedPlace[]> {
    const { text, size, language } = query;
    const characters = readPostalBeginning(text);
    if (characters !== undefined) {
      const codes = (await loadPostalCodes()).beginningWith(characters, size);
      const fitting = codes.filter((code) => isAllowed(code, query));
      const found = [...stateOf(query), ...fitting.map((code) => placeOf(code, query))];
      if (found.length > 0) return found;
    }
    const [first, ...others] = cities.search(query).map((city) => suggestedCity(city, language));
    const states = begunRegions(query).map((region) => suggestedRegion(region, language));
    // Who has typed a region's whole name means it more than any city but one of the same name.
    if (regions.named(text, query.home) || !first)
      return [...states, ...(first ? [first] : []), ...others];
    return [first, ...states, ...others];
  }

  /** Where an Australian postcode was typed. */
  function stateOf(query: PlaceQuery): SuggestedPlace[] {
    const code = parsePostalCode(query.text);
    const state = code && stateOfPostcode(code);
    const place = state === undefined ? undefined : regions.find({ country: 'AU', code: state });
    return place && isAllowed(place, query) ? [suggestedRegion(place, query.language)] : [];
  }

  function begunRegions(query: PlaceQuery): RegionPlace[] {
    const folded = foldPlaceText(query.text);
    if (folded.length < shortestBeginning) return [];
    return findBegunRegions(folded)
      .flatMap((region) => regions.find(region) ?? [])
      .filter((region) => isAllowed(region, query));
  }

  async function guess(query: PlaceQuery): Promise<SuggestedPlace[]> {
    const code = parsePostalCode(query.text);
    const neighbour = code && (await loadPostalCodes()).nearestTo(code);
    if (neighbour) return [placeOf(neighbour, query), ...regionOf(neighbour, query)];
    return [...similarRegions(query), ...similarCities(query)];
  }

  function regionOf({ country, region }: PlacedPostalCode, query: PlaceQuery): SuggestedPlace[] {
    const place = regions.find({ country, code: region });
    return place ? [suggestedRegion(place, query.language)] : [];
  }

  function similarRegions(query: PlaceQuery): SuggestedPlace[] {
    const folded = foldPlaceText(query.text);
    const most = Math.ceil(folded.length / lettersOfASlip);
    return regions.all
      .filter((region) => isAllowed(region, query))
      .filter(({ name }) => countSlips(folded, foldPlaceText(name)) <= most)
      .map((region) => suggestedRegion(region, query.language));
  }

  function similarCities(query: PlaceQuery): SuggestedPlace[] {
    const [name = '', ...rest] = query.text.split(',');
    const region = foldPlaceText(rest.join(' '));
    const typed = region === '' ? undefined : findTypedRegions(region);
    const accepts = (city: BundledCity) =>
      isAllowed(city, query) && (!typed || typed.has(regionKey(city.country, city.region)));
    const letters = foldPlaceText(name);
    // Before a comma the name is whole; else somebody may be typing still.
    const whole = similar().find(letters, query.size, accepts);
    const found = name === query.text ? similar().findBegun(letters, query.size, accepts) : [];
    return [...new Set([...found, ...whole])].map((city) => suggestedCity(city, query.language));
  }

  function placeOf(code: PlacedPostalCode, { language }: PlaceQuery): SuggestedPlace {
    const zone = cities.findNearest(code, zoneReach)?.timeZone;
    return suggestedPostalCode(code, zone ?? 'UTC', language);
  }

  return { suggest };
}

function isAllowed(place: { readonly country: string }, { country }: PlaceQuery): boolean {
  return country === undefined || place.country === country;
}
