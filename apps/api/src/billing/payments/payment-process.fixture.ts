import { once } from 'node:events';
import { userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { readConfiguration } from '../../platform/configuration.ts';
import { dieAtStatement } from '../../platform/database/die-at-statement.fixture.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import { createLog } from '../../platform/logging.ts';
import { openPlatform } from '../../platform/platform.ts';
import { createWorkRunner } from '../../platform/queue/work-runner.ts';
import { billingDomain } from '../routes.ts';
import { beginPayment } from './begin-payment.ts';
import { chargeNow } from './charge-payment.ts';
import { placesDomain } from './payments.fixture.ts';

/**
 * A process that sells places of `PLACES`, on the connected account `ACCOUNT` where there is one,
 * `BY_QUEUE` or by calls, until it dies at a `SHARE` of a sale.
 */
const { USER = '', CARD = '', PLACES = '', BY_QUEUE, ACCOUNT, SHARE = '' } = process.env;
const opened = await openPlatform(readConfiguration(process.env), createLog('silent'));
const { database, endRound } = dieAtStatement(opened.platform.database, Number(SHARE));
const domains = [billingDomain, placesDomain];
const platform = extendPlatform({ ...opened.platform, database }, domains);
const runner = createWorkRunner(platform, domains);
await once(process, 'message');
for (let number = 0; ; number += 1) {
  const id = await database.transaction((transaction) =>
    beginPayment(transaction, platform, {
      userId: parseWith(userId, Number(USER)),
      kind: 'place',
      subjectId: `${PLACES}-${number}`,
      amount: { amount: 5_000, currency: 'CAD' },
      paymentMethodId: CARD,
      ...(ACCOUNT !== undefined && { account: { id: ACCOUNT, fee: 500 } }),
    }),
  );
  await (BY_QUEUE ? runner.runWaiting() : chargeNow(platform, id));
  endRound();
}
