import { startWithSettings } from '@boardwalk/server-parts/setting-fault';
import { resealSecrets } from './account/two-step/reseal-secrets.ts';
import { readConfiguration } from './platform/configuration.ts';
import { requireConnection } from './platform/database/connection-fault.ts';
import { resealAnswers } from './platform/idempotency/reseal-answers.ts';
import { createLog } from './platform/logging.ts';
import { openPlatform } from './platform/platform.ts';

/** `node apps/api/src/reseal.ts`, once BOARDWALK_SECRET_KEY is a new key. */
await startWithSettings(async () => {
  const { platform, close } = await openPlatform(readConfiguration(), createLog('warn'));
  try {
    await requireConnection(platform.database);
    const count = (await resealSecrets(platform)) + (await resealAnswers(platform));
    console.log(`${count} secrets are sealed anew: the key before is needed no more.`);
  } finally {
    await close();
  }
});
