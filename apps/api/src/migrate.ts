import { startWithSettings } from '@boardwalk/process/setting-fault';
import { readDatabaseUrl, readMode } from '@boardwalk/process/settings';
import { migrateDatabase } from './platform/migrations.ts';

await startWithSettings(() => migrateDatabase(readDatabaseUrl(process.env, readMode(process.env))));
