import type { Country } from '../places/countries.ts';
import { countryOfLocale, type Locale } from '../text/locale.ts';
import { createNumberFormatter } from './numbers.ts';

/** A unit that people read, and how many base units (m² or m) it holds. */
export interface Unit {
  readonly symbol: string;
  readonly size: number;
}

interface Units {
  readonly area: Unit;
  /** For ground of at least one of it. */
  readonly land: Unit;
  readonly distance: Unit;
}

const squareFeet: Unit = { symbol: 'ft²', size: 0.09290304 };
const acres: Unit = { symbol: 'ac', size: 4046.8564224 };
const squareMetres: Unit = { symbol: 'm²', size: 1 };
const hectares: Unit = { symbol: 'ha', size: 10_000 };
const kilometres: Unit = { symbol: 'km', size: 1000 };
const miles: Unit = { symbol: 'mi', size: 1609.344 };

const unitsByCountry: Readonly<Record<Country, Units>> = {
  CA: { area: squareFeet, land: acres, distance: kilometres },
  US: { area: squareFeet, land: acres, distance: miles },
  AU: {
    area: squareMetres,
    land: hectares,
    distance: kilometres,
  },
};

/** The units that readers of a locale expect; Canada sells homes in square feet. */
export function unitsOf(locale: Locale): Units {
  const units = unitsByCountry[countryOfLocale(locale)];
  return locale === 'fr-CA' ? { ...units, area: { ...units.area, symbol: 'pi²' } } : units;
}

/** What a measure is of: a floor, ground, or a way. */
export type MeasureKind = 'area' | 'land' | 'distance';

const unitsByKind: Readonly<Record<MeasureKind, readonly Unit[]>> = {
  area: [squareFeet, squareMetres],
  land: [acres, hectares, squareFeet, squareMetres],
  distance: [kilometres, miles],
};

/** All units that a measure may be entered in; the one that readers of the locale expect comes first. */
export function unitChoices(kind: MeasureKind, locale: Locale): readonly Unit[] {
  const own = unitsOf(locale)[kind];
  const { symbol } = unitsOf(locale).area;
  const others = unitsByKind[kind].filter(({ size }) => size !== own.size);
  const isFrench = locale === 'fr-CA';
  return [own, ...others].map((unit) =>
    isFrench && unit === squareFeet ? { ...unit, symbol } : unit,
  );
}

const noBreakSpace = '\u00a0';

/** Writes areas (from m²) and distances (from m) in the units of a locale. */
export function createMeasureFormatter(locale: Locale) {
  const formatNumber = createNumberFormatter(locale);
  const units = unitsOf(locale);

  function write(value: number, unit: Unit, decimals: number): string {
    return `${formatNumber(value / unit.size, decimals)}${noBreakSpace}${unit.symbol}`;
  }

  /** Floor area: `1,450 ft²`, `135 m²`. */
  function formatArea(squareMetres: number): string {
    return write(squareMetres, units.area, 0);
  }

  /** Ground: `0.25 ac` is written in ft², from one acre or hectare on as `1.5 ac`. */
  function formatLand(squareMetres: number): string {
    if (squareMetres < units.land.size) return formatArea(squareMetres);
    return write(squareMetres, units.land, squareMetres < 10 * units.land.size ? 1 : 0);
  }

  /** `3.2 km`, from 10 on without a decimal: `25 mi`. */
  function formatDistance(metres: number): string {
    return write(metres, units.distance, metres < 10 * units.distance.size ? 1 : 0);
  }

  return { formatArea, formatLand, formatDistance };
}
