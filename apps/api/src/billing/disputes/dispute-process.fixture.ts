import { once } from 'node:events';
import { readConfiguration } from '../../platform/configuration.ts';
import { dieAtStatement } from '../../platform/database/die-at-statement.fixture.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import { createLog } from '../../platform/logging.ts';
import { openPlatform } from '../../platform/platform.ts';
import { placesDomain } from '../payments/payments.fixture.ts';
import { followDispute } from './follow-dispute.ts';

/** A process that follows `DISPUTES` until it dies at a `SHARE` of one. */
const { DISPUTES = '', SHARE = '' } = process.env;
const opened = await openPlatform(readConfiguration(process.env), createLog('silent'));
const { database, endRound } = dieAtStatement(opened.platform.database, Number(SHARE));
const context = extendPlatform({ ...opened.platform, database }, [placesDomain]);
await once(process, 'message');
for (const id of DISPUTES.split(',')) {
  await followDispute(context, id, null);
  endRound();
}
