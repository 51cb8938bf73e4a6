import type { Measure } from '../fields/fields.ts';

/** Where a form asks for a field; each kind has its own order (`formPages`). */
export const formSteps = [
  'basics',
  'place',
  'details',
  'price',
  'description',
  'pictures',
  'contact',
] as const;
export type FormStep = (typeof formSteps)[number];

/** With what a form asks for a field. */
export type FormFieldControl =
  /** One of the values; `by` has those of each subcategory, where they differ. */
  | {
      readonly as: 'choice';
      readonly values: readonly string[];
      readonly by?: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly as: 'choices'; readonly values: readonly string[] }
  /** A whole number, or one on a grid of `step`. */
  | {
      readonly as: 'number';
      readonly measure: Extract<Measure, 'count' | 'year' | 'hours'>;
      /** The least and the largest that it takes. */
      readonly range: readonly [number, number];
      readonly step?: number;
    }
  | { readonly as: 'measure'; readonly measure: Extract<Measure, 'area' | 'land' | 'distance'> }
  /** In the currency of the listing's price. */
  | { readonly as: 'money' }
  | { readonly as: 'yes' }
  | { readonly as: 'date' }
  /** An instant by the clocks of the listing's place. */
  | { readonly as: 'instant' }
  | { readonly as: 'line'; readonly longest: number }
  | { readonly as: 'lines'; readonly most: number; readonly longest: number }
  | { readonly as: 'link' }
  /** The number of a property of one's own. */
  | { readonly as: 'listing' };

/** The values of other fields with which a field applies; every one that is named must hold. */
export type Applicability<Field extends string = string> = {
  readonly [field in Field | 'subcategory']?: readonly (string | boolean)[];
};

/** How a form asks for a field of a kind. */
export interface FormRow<Field extends string = string> {
  readonly step: FormStep;
  readonly control: FormFieldControl;
  /** The kind can't do without it. */
  readonly isRequired?: true;
  /** Defaults to always. */
  readonly when?: Applicability<Field>;
}

/** Who fills a field in: its row for the owner; the platform alone, and a body with it is refused. */
export type FormTable<Attributes> = {
  readonly [field in keyof Attributes & string]-?: FormRow<keyof Attributes & string> | 'platform';
};
