import { readConfiguration } from '../configuration.ts';
import { extendPlatform } from '../extensions/extend-platform.ts';
import { createServer } from '../http/server.ts';
import { createLog } from '../logging.ts';
import { openPlatform } from '../platform.ts';
import { makePaying, payAt } from './idempotency.fixture.ts';

/**
 * A process that takes a call up and never answers it: by `KEPT` with its answer already stored in
 * its own transaction.
 */
const { KEY: key, KEPT: isKept } = process.env;
const opened = await openPlatform(readConfiguration(process.env), createLog('silent'));
const { domain } = makePaying(async (_, { database, keepAnswer }) => {
  const answer = { number: 77, secret: 'of the process that died' };
  if (isKept) await database.transaction((transaction) => keepAnswer(transaction, answer));
  process.send?.('begun');
  return new Promise(() => setInterval(() => undefined, 1_000));
});
const platform = extendPlatform(opened.platform, [domain]);
const server = await createServer(platform, [domain]);
const inject: Parameters<typeof payAt>[0]['inject'] = async (options) => {
  await server.inject(options);
  throw new Error('This process is killed before it answers.');
};
await payAt({ platform, inject })({ key });
