import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The values of enumerations that the sandbox answers or the product reads, by the SDK's type of
 * each, below `Stripe`.
 */
export const usedValues: Readonly<Record<string, readonly string[]>> = {
  'ApplicationFee.FeeSource.Type': ['charge'],
  'Capability.Status': ['active', 'inactive', 'pending'],
  'Charge.Status': ['failed', 'succeeded'],
  'Coupon.Duration': ['forever', 'once', 'repeating'],
  'Dispute.Status': [
    'lost',
    'needs_response',
    'prevented',
    'under_review',
    'warning_closed',
    'warning_needs_response',
    'warning_under_review',
    'won',
  ],
  'Invoice.Status': ['draft', 'open', 'paid', 'uncollectible', 'void'],
  'PaymentIntent.CancellationReason': [
    'abandoned',
    'duplicate',
    'fraudulent',
    'requested_by_customer',
  ],
  'PaymentIntent.Status': [
    'canceled',
    'processing',
    'requires_action',
    'requires_capture',
    'requires_confirmation',
    'requires_payment_method',
    'succeeded',
  ],
  'PaymentMethod.Type': ['card'],
  'Refund.Reason': ['duplicate', 'fraudulent', 'requested_by_customer'],
  'SetupIntent.Status': [
    'canceled',
    'requires_action',
    'requires_confirmation',
    'requires_payment_method',
    'succeeded',
  ],
  'Subscription.Status': ['active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due'],
  'Tax.Registration.Status': ['active', 'expired', 'scheduled'],
  'Tax.Registration.CountryOptions.Ca.Type': ['province_standard', 'simplified', 'standard'],
  'Tax.Registration.CountryOptions.Us.Type': ['state_sales_tax'],
  'Tax.Settings.Defaults.Provider': ['stripe'],
  'Tax.Settings.Defaults.TaxBehavior': ['exclusive', 'inclusive', 'inferred_by_currency'],
  'Tax.Settings.Status': ['active', 'pending'],
};

/** Values of fields that the SDK declares as any text, and lists in the field's description alone. */
export const describedValues: Readonly<Record<string, readonly string[]>> = {
  'Refunds.d.ts status': ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'],
  'Disputes.d.ts reason': ['fraudulent', 'general', 'product_not_received'],
};

const declarations = path.join(
  path.dirname(createRequire(import.meta.url).resolve('stripe')),
  '../esm/resources',
);

/** The words that the description of a field puts between backticks, as in `Refunds.d.ts status`. */
export function describedWords(field: string): string[] {
  const [file = '', name = ''] = field.split(' ');
  const lines = readFileSync(path.join(declarations, file), 'utf8').split('\n');
  const at = lines.findIndex((line) => new RegExp(`^ {4}${name}: string`).test(line));
  const description = lines.slice(0, at).findLast((line) => line.includes('`')) ?? '';
  return [...description.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
}
