import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, write } from '../platform/operation.ts';
import { invalidParameter } from '../platform/stripe-fault.ts';
import { returnFee } from './direct-charges.ts';

/** What the platform took of charges on connected accounts. */
export const feeOperations: readonly Operation[] = [
  read('/v1/application_fees', (call) => listPage(call, 'application_fee', ['charge'])),
  read('/v1/application_fees/:id', ({ store, param }) => store.get('application_fee', param('id'))),
  write('/v1/application_fees/:id/refunds', createFeeRefund),
];

async function createFeeRefund({ store, input, param }: Call): Promise<object> {
  const fee = await store.get('application_fee', param('id'));
  const left = fee.amount - fee.amount_refunded;
  const amount = input.whole('amount') ?? left;
  if (amount < 1 || amount > left) {
    throw invalidParameter(
      'amount',
      `Refund amount (${amount}) is not from 1 to the unrefunded amount of the fee (${left}).`,
    );
  }
  return returnFee(store, fee, { amount, metadata: input.dictionary('metadata') });
}
