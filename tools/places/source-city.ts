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
