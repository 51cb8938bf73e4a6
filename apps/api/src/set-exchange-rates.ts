import { SettingFault, startWithSettings } from '@boardwalk/server-parts/setting-fault';
import { parseExchangeRates } from './listings/rates/parse-exchange-rates.ts';
import { setExchangeRates } from './listings/rates/set-exchange-rates.ts';
import { readConfiguration } from './platform/configuration.ts';
import { requireConnection } from './platform/database/connection-fault.ts';
import { createLog } from './platform/logging.ts';
import { openPlatform } from './platform/platform.ts';

/** `node apps/api/src/set-exchange-rates.ts USD=1.41 AUD=0.93` */
await startWithSettings(async () => {
  const rates = parseExchangeRates(process.argv.slice(2));
  if (!rates) {
    throw new SettingFault(
      'Say what each is worth in Canadian dollars from today on: USD=1.41 AUD=0.93.',
    );
  }
  const { platform, close } = await openPlatform(readConfiguration(), createLog('warn'));
  await requireConnection(platform.database);
  const count = await setExchangeRates(platform.database, rates).finally(close);
  console.log(`The rates are in force; comparable prices that have changed: ${count}.`);
});
