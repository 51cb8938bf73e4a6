import { listPage } from '../platform/lists.ts';
import { type Operation, read } from '../platform/operation.ts';

/** What the platform took of charges on connected accounts. */
export const feeOperations: readonly Operation[] = [
  read('/v1/application_fees', (call) => listPage(call, 'application_fee', ['charge'])),
  read('/v1/application_fees/:id', ({ store, param }) => store.get('application_fee', param('id'))),
];
