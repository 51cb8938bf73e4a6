import * as z from 'zod/mini';
import { storableText } from '../text/storable-text.ts';
import { countries } from './countries.ts';
import { isSameCity } from './named-city.ts';
import { regions } from './regions.ts';

/** A city of the countries that the marketplace serves, by its name. */
export const namedCity = z
  .strictObject({
    city: storableText(80).check(z.trim(), z.minLength(1)),
    region: z.string().check(z.maxLength(3)),
    country: z.enum(countries),
  })
  .check(
    z.refine(
      ({ region, country }) =>
        regions.some((one) => one.country === country && one.code === region),
      {
        path: ['region'],
        error: 'expected a province, state or territory of that country',
      },
    ),
  );

/** Cities that somebody is named for: at least one, none twice. */
export const namedCities = z.array(namedCity).check(
  z.minLength(1),
  z.maxLength(50),
  z.refine(
    (cities) =>
      cities.every((city, index) => cities.findIndex((one) => isSameCity(one, city)) === index),
    { error: 'a city is named twice' },
  ),
);
