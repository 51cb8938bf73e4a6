interface Point<T> {
  /** What errors at the start call it: the name of the constant that holds it. */
  readonly name: string;
  /** Never set; it gives the compiler the type of the values. */
  readonly valueType?: T;
}

/** Any number of values, from any number of domains. */
export interface ListPoint<T> extends Point<T> {
  readonly shape: 'list';
}

/** One value, from one domain. */
export interface SinglePoint<T> extends Point<T> {
  readonly shape: 'single';
}

/** Values that are looked up by keys, of which each belongs to one value. */
export interface KeyedPoint<T> extends Point<T> {
  readonly shape: 'keyed';
  /** The keys of a value that the domain of that name provides. */
  keysOf(value: T, domain: string): readonly string[];
}

/**
 * A typed key, declared beside the code that reads it. Domains provide values for it, and the reader
 * imports none of them.
 */
export type ExtensionPoint<T> = ListPoint<T> | SinglePoint<T> | KeyedPoint<T>;

/** Values for one point, as a domain declares them in `provides`. */
export interface Provision {
  readonly point: ExtensionPoint<unknown>;
  readonly values: readonly unknown[];
}

/** Declares a point that takes any number of values: `listPoint<FileUses>('fileUses')`. */
export function listPoint<T>(name: string): ListPoint<T> {
  return Object.freeze({ name, shape: 'list' });
}

/** Declares a point that takes one value. A domain that cannot do without it lists it in `requires`. */
export function singlePoint<T>(name: string): SinglePoint<T> {
  return Object.freeze({ name, shape: 'single' });
}

/** Declares a point whose values are looked up by their keys. */
export function keyedPoint<T>(name: string, keysOf: KeyedPoint<T>['keysOf']): KeyedPoint<T> {
  return Object.freeze({ name, shape: 'keyed', keysOf });
}

/** Values for a point. They have the type that its reader declared. */
export function provide<T>(point: ExtensionPoint<T>, ...values: readonly NoInfer<T>[]): Provision {
  return Object.freeze({ point, values: Object.freeze(values) });
}
