import { userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { readConfiguration } from '../../platform/configuration.ts';
import { createLog } from '../../platform/logging.ts';
import { openPlatform } from '../../platform/platform.ts';
import { createWorkRunner } from '../../platform/queue/work-runner.ts';
import { createBillingDomain } from '../routes.ts';
import { beginPayment } from './begin-payment.ts';
import { chargeNow } from './charge-payment.ts';
import { placesDomain } from './payments.fixture.ts';

/** A process that sells places of `PLACES`, one after another, until it is killed. */
const { USER = '', CARD = '', PLACES = '' } = process.env;
const { platform } = await openPlatform(readConfiguration(process.env), createLog('silent'));
const context = { ...platform, sales: placesDomain.sales ?? [] };
createWorkRunner(platform, [createBillingDomain([]), placesDomain]).start();
for (let number = 0; ; number += 1) {
  const id = await platform.database.transaction((transaction) =>
    beginPayment(transaction, platform, {
      userId: parseWith(userId, Number(USER)),
      kind: 'place',
      subjectId: `${PLACES}-${number}`,
      amount: { amount: 5_000, currency: 'CAD' },
      paymentMethodId: CARD,
    }),
  );
  await chargeNow(context, id);
  // From here on every moment is one of a payment.
  if (number === 0) process.send?.('sells');
}
