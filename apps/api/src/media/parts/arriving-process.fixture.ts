import { PassThrough } from 'node:stream';
import { userId } from '@boardwalk/sdk-core/vocabulary/ids';
import * as z from 'zod/mini';
import { readConfiguration } from '../../platform/configuration.ts';
import { createLog } from '../../platform/logging.ts';
import { openPlatform } from '../../platform/platform.ts';
import { sendPart } from './send-part.ts';
import { contextOf } from './upload.fixture.ts';

/** Whose file it is, and how many of its first parts arrive at once. */
const arrivingParts = z.strictObject({ ownerId: userId, upload: z.string(), count: z.int() });

/** A process to which parts of a file are sent that never come to their end. */
const { ownerId, upload, count } = z.parse(arrivingParts, JSON.parse(process.env.ARRIVING ?? ''));
const { platform } = await openPlatform(readConfiguration(process.env), createLog('silent'));
const context = contextOf(platform, ownerId);
for (let part = 0; part < count; part += 1) {
  const content = new PassThrough();
  content.write('The beginning of a part');
  const body = { content, length: undefined };
  void sendPart({ params: { upload, offset: 0 }, body, query: undefined }, context);
}
