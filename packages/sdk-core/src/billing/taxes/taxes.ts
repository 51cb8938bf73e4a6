/** Every tax that may stand on an invoice, in the order in which it stands there. */
export const taxes = ['gst', 'hst', 'qst', 'pst', 'rst', 'australianGst', 'salesTax'] as const;
export type Tax = (typeof taxes)[number];

/**
 * What a line is to the tax office. British Columbia, Manitoba, Saskatchewan and the United States
 * tax goods, and of services those that they list: such a service is `standard`, any other `service`.
 */
export const taxCategories = ['standard', 'service', 'exempt'] as const;
export type TaxCategory = (typeof taxCategories)[number];

const taxesByCategory: Readonly<Record<TaxCategory, readonly Tax[]>> = {
  standard: taxes,
  service: ['gst', 'hst', 'qst', 'australianGst'],
  exempt: [],
};

/** Whether a tax is on lines of a category. */
export function isTaxed(category: TaxCategory, tax: Tax): boolean {
  return taxesByCategory[category].includes(tax);
}
