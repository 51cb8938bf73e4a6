/** What a number counts or measures; areas and land are square metres, distances metres, money minor units. */
export type Measure =
  | 'count'
  | 'area'
  | 'land'
  | 'year'
  | 'money'
  | 'distance'
  | 'rating'
  | 'hours';

/** How a search filters by a field. Every field with a filter is a typed column. */
export type FieldFilter =
  /** The number lies between `min` and `max`, both included. */
  | { readonly by: 'range'; readonly measure: Measure }
  /** The field is, or its list holds, one of the requested values; `facet` counts its values. */
  | { readonly by: 'anyOf'; readonly values: readonly string[]; readonly facet?: true }
  /** The field is a list that holds all of the requested values. */
  | { readonly by: 'allOf'; readonly values: readonly string[]; readonly facet?: true }
  /** The field is true. */
  | { readonly by: 'yes' }
  /** The field has a value. */
  | { readonly by: 'given' }
  /** The place searched near lies within the field's metres of the listing. */
  | { readonly by: 'reach' }
  /** The field is an ISO date (or instant) between `from` and `to`, both included. */
  | { readonly by: 'dates' }
  /** The field (or one text of its list) contains the query terms, ignoring case and accents. */
  | { readonly by: 'words' };

/** The filters that suit a field's type; the brackets keep a union of values together. */
type FilterOf<Value> = [Value] extends [boolean]
  ? Extract<FieldFilter, { by: 'yes' }>
  : [Value] extends [number]
    ? Extract<FieldFilter, { by: 'range' | 'reach' | 'given' }>
    : [Value] extends [string]
      ? string extends Value
        ? Extract<FieldFilter, { by: 'dates' | 'words' | 'given' }>
        : Choice<'anyOf', Value>
      : [Value] extends [readonly (infer Element extends string)[]]
        ? string extends Element
          ? Extract<FieldFilter, { by: 'words' }>
          : Choice<'anyOf' | 'allOf', Element>
        : never;

interface Choice<By, Value> {
  readonly by: By;
  readonly values: readonly Value[];
  readonly facet?: true;
}

/** The filter of each field, by its type; `null` says that one can't search by it. */
export type FilterTable<Attributes> = {
  readonly [field in keyof Attributes]-?: FilterOf<NonNullable<Attributes[field]>> | null;
};

/** How a listing's page shows a field. */
export type FactFormat =
  | { readonly as: 'number'; readonly measure: Measure }
  | { readonly as: 'choice' }
  | { readonly as: 'choices' }
  | { readonly as: 'yes' }
  | { readonly as: 'date' }
  | { readonly as: 'instant' }
  | { readonly as: 'text' }
  | { readonly as: 'texts' }
  | { readonly as: 'link' }
  | { readonly as: 'phone' };

export type FactGroup =
  | 'overview'
  | 'details'
  | 'costs'
  | 'features'
  | 'area'
  | 'terms'
  | 'service';

export interface Fact {
  readonly group: FactGroup;
  readonly format: FactFormat;
}

type ChoiceOf<Value> = Value extends readonly (infer Element)[] ? ChoiceOf<Element> : Value;

/** `field.VALUE` for each value of each enumeration. */
type ValueKey<Attributes> = {
  [field in keyof Attributes & string]-?: ChoiceOf<
    NonNullable<Attributes[field]>
  > extends infer Choice extends string
    ? string extends Choice
      ? never
      : `${field}.${Choice}`
    : never;
}[keyof Attributes & string];

/** A name for each field and each value, and where a filter reads otherwise, one for the filter. */
export type FieldLabels<Attributes> = Readonly<
  Record<'catalogue' | (keyof Attributes & string) | ValueKey<Attributes>, string>
> & { readonly [key in `filter.${keyof Attributes & string}`]?: string };

/** One row per field of a kind, complete by type; `null` says that the concern leaves it out. */
export type FieldTable<Attributes, Row> = {
  readonly [field in keyof Attributes]-?: Row | null;
};
