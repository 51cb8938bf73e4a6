import type { Stripe } from 'stripe';
import type { Call } from '../platform/operation.ts';
import { missingObject } from '../platform/stripe-fault.ts';

const named: Readonly<Record<string, readonly [name: string, description: string]>> = {
  txcd_00000000: ['Nontaxable', 'Any nontaxable good or service.'],
  txcd_10000000: [
    'General - Electronically Supplied Services',
    'A digital service provided mainly through the internet with minimal human involvement.',
  ],
  txcd_20030000: ['General - Services', 'General category for services.'],
  txcd_30011000: ['Clothing and Footwear', 'Clothing and footwear for everyday use.'],
  txcd_40060003: ['Food for Immediate Consumption', 'Food that is sold ready to be eaten.'],
  txcd_92010001: ['Shipping', 'Delivery of goods, charged apart from them.'],
  txcd_99999999: [
    'General - Tangible Goods',
    'Any tangible or physical good. For jurisdictions that impose a tax, the standard rate is applied.',
  ],
};

/** Some of the provider's several hundred codes, which are the same for every account. */
export const taxCodes: readonly Stripe.TaxCode[] = Object.entries(named).map(
  ([id, [name, description]]) => ({
    ...{ id, object: 'tax_code', description, name },
    requirements: null,
  }),
);

/** A page of the codes: `limit` (10, at most 100), `starting_after`. */
export async function listTaxCodes({ input }: Call): Promise<object> {
  const limit = Math.min(input.whole('limit') ?? 10, 100);
  const after = input.text('starting_after');
  const first = after ? taxCodes.indexOf(getTaxCode(after, 'starting_after')) + 1 : 0;
  return {
    object: 'list',
    data: taxCodes.slice(first, first + limit),
    has_more: first + limit < taxCodes.length,
    url: '/v1/tax_codes',
  };
}

/** A code by its number; among the parameters, an unknown one is a bad request. */
export function getTaxCode(id: string, param?: string): Stripe.TaxCode {
  const code = taxCodes.find((one) => one.id === id);
  if (code !== undefined) return code;
  throw missingObject('tax_code', id, param, param === undefined ? 404 : 400);
}
