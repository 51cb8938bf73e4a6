import type { DetectedDifference } from './store-payment-differences.ts';

/** A payment as it is stored here. */
export interface OwnPayment {
  readonly id: string;
  readonly intentId: string | null;
  /** The connected account that it is charged on; null for our own. */
  readonly accountId: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly state: string;
}

/** A payment as the provider reports it. */
export interface ProviderPayment {
  readonly intentId: string;
  /** The connected account that it was charged on; null for our own. */
  readonly accountId: string | null;
  /** Our number, which it carries. */
  readonly paymentId: string;
  /** Minor units that were received. */
  readonly amount: number;
  readonly currency: string;
  /** The money was taken, and not given back since. */
  readonly isCharged: boolean;
}

/** States in which the provider should hold the money. */
const heldStates: readonly string[] = ['paid', 'refunding', 'charged-back'];

/** Returns how payments differ: `told` has all that the provider reports of each of `own`. */
export function findChargeDifferences(
  own: readonly OwnPayment[],
  told: readonly ProviderPayment[],
): DetectedDifference[] {
  const charges = new Map<string, ProviderPayment[]>();
  for (const charge of told) {
    if (!charge.isCharged) continue;
    charges.set(charge.paymentId, [...(charges.get(charge.paymentId) ?? []), charge]);
  }
  const known = new Map(own.map((payment) => [payment.id, payment]));
  const charged = [...charges].flatMap(([id, list]) => compareCharges(id, known.get(id), list));
  const missing = own.filter(({ id, state }) => state === 'paid' && !charges.has(id));
  return [
    ...charged,
    ...missing.map(({ id, intentId, accountId }) => ({
      kind: 'charge-missing' as const,
      providerId: intentId,
      accountId,
      ownId: id,
    })),
  ];
}

function compareCharges(
  ownId: string,
  payment: OwnPayment | undefined,
  charges: readonly ProviderPayment[],
): DetectedDifference[] {
  const first = charges.find(({ intentId }) => intentId === payment?.intentId) ?? charges[0];
  return charges.flatMap((charge) => {
    const kind = charge === first ? compareCharge(payment, charge) : 'charged-twice';
    const { intentId: providerId, accountId } = charge;
    return kind ? [{ kind, providerId, accountId, ownId }] : [];
  });
}

function compareCharge(
  payment: OwnPayment | undefined,
  { amount, currency, accountId }: ProviderPayment,
) {
  const isKnown = payment?.accountId === accountId && heldStates.includes(payment.state);
  if (!isKnown) return 'charge-unknown' as const;
  // It goes back, whatever it is, or the bank has it.
  if (payment.state === 'refunding' || payment.state === 'charged-back') return undefined;
  const isSame = payment.amount === amount && payment.currency === currency;
  return isSame ? undefined : ('amount-differs' as const);
}
