import { SettingFault, startWithSettings } from '@boardwalk/server-parts/setting-fault';
import { nameAdministrator } from './access/accounts/name-administrator.ts';
import { readConfiguration } from './platform/configuration.ts';
import { requireConnection } from './platform/database/connection-fault.ts';
import { createLog } from './platform/logging.ts';
import { openPlatform } from './platform/platform.ts';

/** `node apps/api/src/name-administrator.ts rosa@example.org` */
await startWithSettings(async () => {
  const [, , email] = process.argv;
  if (!email) throw new SettingFault('Say whose e-mail address: rosa@example.org.');
  const configuration = readConfiguration();
  const { platform, close } = await openPlatform(configuration, createLog('warn'));
  await requireConnection(platform.database);
  const isNamed = await nameAdministrator(platform, email).finally(close);
  if (!isNamed) throw new SettingFault(`No active account has the address ${email}.`);
  console.log(`${email} is an administrator.`);
  if (configuration.mode === 'live') {
    const page = `${configuration.siteOrigin}/dashboard/security`;
    console.log(`The rights count once two-step sign-in is on for the account: ${page}`);
  }
});
