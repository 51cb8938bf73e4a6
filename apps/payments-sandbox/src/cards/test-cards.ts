/** When the bank wants to see the card's holder: `unless_set_up` lets a card pass that was set up. */
export type Authentication = 'none' | 'always' | 'required' | 'unless_set_up';

export interface Decline {
  /** At everything, at charges alone (it can be saved), or after the holder was seen. */
  readonly at: 'everything' | 'charges' | 'after_authentication';
  readonly code: string;
  readonly decline_code: string;
}

/** One of the provider's published test cards (https://docs.stripe.com/testing). */
export interface TestCard {
  /** What `pm_card_…` calls it. */
  readonly name: string;
  readonly number: string;
  readonly brand: string;
  readonly country: string;
  readonly funding: 'credit' | 'debit' | 'prepaid';
  readonly authentication: Authentication;
  readonly decline?: Decline;
  /** Its owner disputes each charge at once, for this reason; an inquiry asks before a dispute. */
  readonly dispute?: { readonly reason: string; readonly isInquiry?: true };
  /** How a refund to it begins; one that is pending, or fails late, is settled by the control page. */
  readonly refund?: 'pending';
}

function card(
  name: string,
  number: string,
  brand: string,
  others: Partial<Omit<TestCard, 'name' | 'number' | 'brand'>> = {},
): TestCard {
  return {
    name,
    number,
    brand,
    country: 'US',
    funding: 'credit',
    authentication: 'none',
    ...others,
  };
}

function declined(
  code: string,
  decline_code = code,
  at: Decline['at'] = 'everything',
): Pick<TestCard, 'decline'> & object {
  return { decline: { at, code, decline_code } };
}

const brands = [
  card('visa', '4242424242424242', 'visa'),
  card('visa_debit', '4000056655665556', 'visa', { funding: 'debit' }),
  card('mastercard', '5555555555554444', 'mastercard'),
  card('mastercard_2_series', '2223003122003222', 'mastercard'),
  card('mastercard_debit', '5200828282828210', 'mastercard', { funding: 'debit' }),
  card('mastercard_prepaid', '5105105105105100', 'mastercard', { funding: 'prepaid' }),
  card('amex', '378282246310005', 'amex'),
  card('amex_second', '371449635398431', 'amex'),
  card('discover', '6011111111111117', 'discover'),
  card('discover_second', '6011000990139424', 'discover'),
  card('diners', '3056930009020004', 'diners'),
  card('diners_14digits', '36227206271667', 'diners'),
  card('jcb', '3566002020360505', 'jcb'),
  card('unionpay', '6200000000000005', 'unionpay'),
  card('ca', '4000001240000000', 'visa', { country: 'CA' }),
  card('au', '4000000360000006', 'visa', { country: 'AU' }),
  card('gb', '4000008260000000', 'visa', { country: 'GB' }),
  card('fr', '4000002500000003', 'visa', { country: 'FR' }),
];

const declines = [
  card(
    'visa_chargeDeclined',
    '4000000000000002',
    'visa',
    declined('card_declined', 'generic_decline'),
  ),
  card(
    'visa_chargeDeclinedInsufficientFunds',
    '4000000000009995',
    'visa',
    declined('card_declined', 'insufficient_funds'),
  ),
  card(
    'visa_chargeDeclinedLostCard',
    '4000000000009987',
    'visa',
    declined('card_declined', 'lost_card'),
  ),
  card(
    'visa_chargeDeclinedStolenCard',
    '4000000000009979',
    'visa',
    declined('card_declined', 'stolen_card'),
  ),
  card('chargeDeclinedExpiredCard', '4000000000000069', 'visa', declined('expired_card')),
  card('chargeDeclinedIncorrectCvc', '4000000000000127', 'visa', declined('incorrect_cvc')),
  card('chargeDeclinedProcessingError', '4000000000000119', 'visa', declined('processing_error')),
  card(
    'visa_chargeDeclinedVelocityLimitExceeded',
    '4000000000006975',
    'visa',
    declined('card_declined', 'card_velocity_exceeded'),
  ),
  card('radarBlock', '4100000000000019', 'visa', declined('card_declined', 'fraudulent')),
  card(
    'chargeCustomerFail',
    '4000000000000341',
    'visa',
    declined('card_declined', 'generic_decline', 'charges'),
  ),
];

const authenticated = [
  card('threeDSecure2Required', '4000000000003220', 'visa', { authentication: 'required' }),
  card('authenticationRequired', '4000002760003184', 'visa', {
    country: 'DE',
    authentication: 'always',
  }),
  card('authenticationRequiredOnSetup', '4000002500003155', 'visa', {
    country: 'FR',
    authentication: 'unless_set_up',
  }),
  card('authenticationRequiredSetupForOffSession', '4000003800000446', 'visa', {
    country: 'IT',
    authentication: 'unless_set_up',
  }),
  card('authenticationRequiredChargeDeclinedInsufficientFunds', '4000008260003178', 'visa', {
    country: 'GB',
    authentication: 'always',
    ...declined('card_declined', 'insufficient_funds', 'charges'),
  }),
  card('threeDSecureRequiredChargeDeclined', '4000008400001629', 'visa', {
    authentication: 'required',
    ...declined('card_declined', 'generic_decline', 'after_authentication'),
  }),
  card('threeDSecureOptional', '4000000000003055', 'visa'),
];

const disputed = [
  card('createDispute', '4000000000000259', 'visa', { dispute: { reason: 'fraudulent' } }),
  card('createDisputeProductNotReceived', '4000000000002685', 'visa', {
    dispute: { reason: 'product_not_received' },
  }),
  card('createDisputeInquiry', '4000000000001976', 'visa', {
    dispute: { reason: 'general', isInquiry: true },
  }),
];

const refunded = [
  card('pendingRefund', '4000000000007726', 'visa', { refund: 'pending' }),
  card('refundFail', '4000000000005126', 'visa'),
];

export const testCards: readonly TestCard[] = [
  ...brands,
  ...declines,
  ...authenticated,
  ...disputed,
  ...refunded,
];

/** The test card of a number, blanks apart. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, '');
  return testCards.find((one) => one.number === digits);
}

/** The test card that `pm_card_…` or `tok_…` names. */
export function findNamedCard(id: string): TestCard | undefined {
  const [, name] = /^(?:pm_card|tok)_(\w+)$/.exec(id) ?? [];
  return testCards.find((one) => one.name === name);
}

/** Whether the last digit is right, as it is in every card number that a person mistypes nowhere. */
export function hasCheckDigit(number: string): boolean {
  const digits = Array.from(number.replace(/[\s-]/g, ''), Number).reverse();
  const sum = digits
    .map((digit, place) => (place % 2 === 1 ? digit * 2 : digit))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return digits.length >= 12 && sum % 10 === 0;
}
