import { once } from 'node:events';
import { domains } from '../../main.ts';
import { readConfiguration } from '../../platform/configuration.ts';
import { dieAtStatement } from '../../platform/database/die-at-statement.fixture.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import { createServer } from '../../platform/http/server.ts';
import { createLog } from '../../platform/logging.ts';
import { openPlatform } from '../../platform/platform.ts';
import { createWorkRunner } from '../../platform/queue/work-runner.ts';

/**
 * A process in which a shop refunds a dollar of its `INVOICE`, again and again, until it dies at a
 * `SHARE` of the statements of a refund: those of its call, or of the work that sends it and stores
 * what came of it.
 */
const { COOKIE = '', INVOICE = '', SHARE = '' } = process.env;
const opened = await openPlatform(readConfiguration(process.env), createLog('silent'));
const whole = extendPlatform(opened.platform, domains);
const { database, endRound } = dieAtStatement(whole.database, Number(SHARE));
const platform = { ...whole, database };
const server = await createServer(platform, domains);
const runner = createWorkRunner(platform, domains);

await once(process, 'message');
// What the one before has left.
await createWorkRunner(whole, domains).runWaiting();
for (let number = 0; ; number += 1) {
  const answer = await server.inject({
    ...{ method: 'POST', url: `/api/v1/marketplace/invoice/${INVOICE}/refund` },
    payload: { amount: 100 },
    headers: {
      origin: platform.configuration.siteOrigin,
      'sec-fetch-site': 'same-origin',
      'x-boardwalk': '1',
      cookie: COOKIE,
      'idempotency-key': `refund-${process.pid}-${number}`,
    },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await runner.runWaiting();
  endRound();
}
