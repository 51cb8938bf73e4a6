import { cityServiceForm } from '../city_service/form.ts';
import { classifiedForm } from '../classified/form.ts';
import { eventForm } from '../event/form.ts';
import { itemForm } from '../item/form.ts';
import { merchantForm } from '../merchant/form.ts';
import { propertyForm } from '../property/form.ts';
import type { FormRow } from './form-rows.ts';
import type { PostingKind } from './posting-kinds.ts';

/** How forms ask for the fields of each kind. */
export const formTables = {
  merchant: merchantForm,
  item: itemForm,
  property: propertyForm,
  event: eventForm,
  city_service: cityServiceForm,
  classified: classifiedForm,
} as const;

/** What a form knows so far, for the fields that depend on it. */
export interface FormValues {
  readonly subcategory: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Name and row of each field of a kind that its owner fills in, in the order of the form. */
export function formRows(kind: PostingKind): readonly (readonly [string, FormRow])[] {
  const rows: readonly (readonly [string, FormRow | 'platform'])[] = Object.entries(
    formTables[kind],
  );
  return rows.flatMap(([field, row]) => (row === 'platform' ? [] : [[field, row] as const]));
}

/** Whether a field of the kind is the platform's to fill in. */
export function isSetByPlatform(kind: PostingKind, field: string): boolean {
  const rows: Readonly<Record<string, FormRow | 'platform'>> = formTables[kind];
  return rows[field] === 'platform';
}

/** Whether a field applies to what the form says of the others. */
export function applies({ when = {} }: FormRow, values: FormValues): boolean {
  return Object.entries(when).every(([field, wanted]) => {
    const value = field === 'subcategory' ? values.subcategory : values.attributes[field];
    const given: readonly unknown[] = Array.isArray(value) ? value : [value];
    return wanted?.some((one) => given.includes(one));
  });
}

/** The values that a field can have in a listing of the subcategory. */
export function choicesOf(
  control: Extract<FormRow['control'], { as: 'choice' }>,
  subcategory: string,
): readonly string[] {
  return control.by?.[subcategory] ?? control.values;
}
