/** A populated place as the two packages together know it. */
export interface SourceCity {
  readonly name: string;
  readonly country: string;
  /** Postal code of the province, territory or state. */
  readonly region: string;
  readonly lat: number;
  readonly lng: number;
  /** 0 where neither source knows it. */
  readonly population: number;
  readonly geonamesId: number | undefined;
  /** A quarter of a larger place rather than a town of its own. */
  readonly isSuburb: boolean;
}

/** Degrees of latitude between two places, near enough for a few of them. */
export function degreesApart(a: Position, b: Position): number {
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));
}

/** GeoNames writes two official names as "Stoney Point/Pointe-aux-Roches". */
export function firstName(name: string): string {
  return name.split('/')[0] ?? name;
}

type Position = Pick<SourceCity, 'lat' | 'lng'>;
