/** Every tax that may stand on an invoice, in the order in which it stands there. */
export const taxes = ['gst', 'hst', 'qst', 'pst', 'rst', 'australianGst', 'salesTax'] as const;
export type Tax = (typeof taxes)[number];

/** What goods are to the tax office: `standard`, or what some country or province taxes otherwise. */
export const taxClasses = [
  'standard',
  /** Basic groceries, as the Excise Tax Act has them. */
  'groceries',
  /** Food that is no basic grocery: crisps, candy. */
  'snacks',
  /** Printed books. */
  'books',
  /** Clothing and shoes in sizes for children. */
  'children',
  'diapers',
  'carSeats',
  /** Strollers, cribs, and what babies are fed with. */
  'babySupplies',
  /** Without a motor. */
  'bicycles',
  /** Without a prescription. */
  'medicine',
] as const;
export type TaxClass = (typeof taxClasses)[number];

/**
 * What a line is to the tax office: goods by their class, medicine on prescription, what no tax is on,
 * or a service. British Columbia, Manitoba, Saskatchewan and the United States tax goods, and of
 * services those that they list: such a service is `standard`, any other `service`.
 */
export const taxCategories = ['service', 'exempt', 'prescription', ...taxClasses] as const;
export type TaxCategory = (typeof taxCategories)[number];

const taxesOfServices: readonly Tax[] = ['gst', 'hst', 'qst', 'australianGst'];

/** Whether a tax is on lines of a category, where no relief says otherwise. */
export function isTaxed(category: TaxCategory, tax: Tax): boolean {
  if (category === 'exempt') return false;
  return category !== 'service' || taxesOfServices.includes(tax);
}
