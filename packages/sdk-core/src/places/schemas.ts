import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';
import { countries } from '../vocabulary/places/countries.ts';
import { latitude, longitude } from '../vocabulary/places/geo.ts';
import { defaultSuggestions, maximumSuggestions, minimumPlaceQuery } from './autocomplete.ts';

const text = (maximum: number) => z.string().check(z.maxLength(maximum));

function degreesText(limit: typeof latitude) {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'expected degrees')),
    z.pipe(z.transform(Number), limit),
  );
}

/** A city of the three countries. */
export const city = z.strictObject({
  id: text(120),
  name: text(120),
  /** Postal code of the province, territory or state. */
  region: text(3),
  country: z.enum(countries),
  /** "Hamilton, ON" */
  label: text(130),
  lat: latitude,
  lng: longitude,
  /** IANA zone. */
  timeZone: text(60),
});
export type City = z.output<typeof city>;

/** What somebody may search near or in. */
export const placeKinds = ['city', 'postal-code', 'region'] as const;

/** A city, a postal code, or a province, territory or state; of the last two, some city of theirs has the zone. */
export const suggestedPlace = z.extend(city, {
  kind: z.enum(placeKinds),
  /**
   * What distinguishes it from others of its name, in the requested language: "Ontario, Canada".
   */
  detail: text(200),
});
export type SuggestedPlace = z.output<typeof suggestedPlace>;

/** Places that begin with `q`; `lat` and `lng` together prefer those nearby. */
export const suggestPlaces = {
  summary:
    'Cities, postal codes and regions that begin with what was typed, the likeliest first; where none does, those spelt like it.',
  audience: 'public',
  rule: 'anyone',
  query: z
    .strictObject({
      q: z.string().check(z.trim(), z.minLength(minimumPlaceQuery), z.maxLength(80)),
      country: z.optional(z.enum(countries)),
      /** Of the user who types: of several places of one name its own comes first. */
      homeCountry: z.optional(z.enum(countries)),
      /** Of the details; defaults to English. */
      language: z._default(z.enum(['en', 'fr']), 'en'),
      size: z._default(
        z.pipe(
          z.string().check(z.regex(/^\d{1,3}$/, 'expected a whole number')),
          z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(maximumSuggestions))),
        ),
        defaultSuggestions,
      ),
      lat: z.optional(degreesText(latitude)),
      lng: z.optional(degreesText(longitude)),
    })
    .check(
      z.refine((query) => (query.lat === undefined) === (query.lng === undefined), {
        path: ['lat'],
        error: 'lat and lng go together',
      }),
    ),
  response: z.strictObject({
    places: z.array(suggestedPlace),
    /** None begins with it: these are the nearest guesses. */
    isSimilar: z.boolean(),
  }),
} satisfies ServerHalf;

export const findNearestCity = {
  summary: 'The city nearest to a position, within 100 km.',
  audience: 'public',
  rule: 'anyone',
  problems: ['no-city-nearby'],
  query: z.strictObject({ lat: degreesText(latitude), lng: degreesText(longitude) }),
  response: city,
} satisfies ServerHalf;

/** URL templates with `{z}`, `{x}` and `{y}`; above `maxNativeZoom` tiles are scaled. */
export const readMapTiles = {
  summary: 'Where the tiles of the base map are, and whom to credit.',
  audience: 'public',
  rule: 'anyone',
  response: z.strictObject({
    tiles: z.strictObject({ light: text(500), dark: text(500) }),
    minZoom: z.int(),
    maxNativeZoom: z.int(),
    maxZoom: z.int(),
    /** Of a map that ends before the streets but in some towns; `null` where its zooms say all. */
    streets: z.nullable(
      z.strictObject({
        /** Elsewhere nobody is led nearer than this, as there is nothing more to see. */
        landZoom: z.int(),
        /** Elsewhere a press on “Zoom in” comes as near as this. */
        closeZoom: z.int(),
        /** Where there are streets, invented ones of the demo; empty elsewhere. */
        towns: z.array(
          z.strictObject({ west: longitude, south: latitude, east: longitude, north: latitude }),
        ),
      }),
    ),
    attribution: z.array(z.strictObject({ label: text(200), url: z.nullable(z.url()) })),
  }),
} satisfies ServerHalf;
export type MapTiles = z.output<typeof readMapTiles.response>;
