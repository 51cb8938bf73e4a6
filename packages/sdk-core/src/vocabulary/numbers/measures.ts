import type { Country } from '../places/countries.ts';
import { countryOfLocale, type Locale } from '../text/locale.ts';
import { createNumberFormatter } from './numbers.ts';

/** The symbols of all units in English, by which the contract names them. */
export const unitSymbols = ['ft²', 'm²', 'ac', 'ha', 'km', 'mi'] as const;
export type UnitSymbol = (typeof unitSymbols)[number];

/** A unit that people read, and how many base units (m² or m) it holds. */
export interface Unit {
  readonly symbol: string;
  readonly size: number;
}

type Units<Kept extends Unit = Unit> = {
  /** `land` is for ground of at least one of it. */
  readonly [kind in MeasureKind]: Kept;
};

/** A unit by its symbol in English. */
type NamedUnit = (typeof unitsBySymbol)[UnitSymbol];

const unitsBySymbol = {
  'ft²': { symbol: 'ft²', size: 0.09290304 },
  'm²': { symbol: 'm²', size: 1 },
  ac: { symbol: 'ac', size: 4046.8564224 },
  ha: { symbol: 'ha', size: 10_000 },
  km: { symbol: 'km', size: 1000 },
  mi: { symbol: 'mi', size: 1609.344 },
} as const satisfies Readonly<Record<UnitSymbol, Unit>>;

const {
  'ft²': squareFeet,
  'm²': squareMetres,
  ac: acres,
  ha: hectares,
  km: kilometres,
  mi: miles,
} = unitsBySymbol;

/** How many base units (m² or m) a unit holds. */
export function unitSize(symbol: UnitSymbol): number {
  return unitsBySymbol[symbol].size;
}

/** The symbol of a unit as readers of a locale know it. */
export function localSymbol(symbol: UnitSymbol, locale: Locale): string {
  return locale === 'fr-CA' && symbol === 'ft²' ? 'pi²' : symbol;
}

const unitsByCountry: Readonly<Record<Country, Units<NamedUnit>>> = {
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
  const symbol = localSymbol('ft²', locale);
  return locale === 'fr-CA' ? { ...units, area: { ...units.area, symbol } } : units;
}

/** What a measure is of: a floor, ground, or a way. */
export type MeasureKind = 'area' | 'land' | 'distance';

const unitsByKind: Readonly<Record<MeasureKind, readonly NamedUnit[]>> = {
  area: [squareFeet, squareMetres],
  land: [acres, hectares, squareFeet, squareMetres],
  distance: [kilometres, miles],
};

/** The symbols of all units that a measure may be in. */
export function symbolsOf(kind: MeasureKind): readonly UnitSymbol[] {
  return unitsByKind[kind].map(({ symbol }) => symbol);
}

/**
 * The unit of a number that is written in a country without one. Ground has none in Canada and the
 * United States: a number there may be acres as well as square feet.
 */
export function usualUnit(kind: MeasureKind, country: Country): UnitSymbol | undefined {
  if (kind !== 'land') return unitsByCountry[country][kind].symbol;
  return country === 'AU' ? 'm²' : undefined;
}

/** All units that a measure may be entered in; the one that readers of the locale expect comes first. */
export function unitChoices(kind: MeasureKind, locale: Locale): readonly Unit[] {
  const own = unitsByCountry[countryOfLocale(locale)][kind];
  const others = unitsByKind[kind].filter((unit) => unit !== own);
  return [own, ...others].map(({ symbol, size }) => ({
    symbol: localSymbol(symbol, locale),
    size,
  }));
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
