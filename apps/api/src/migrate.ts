import { startWithSettings } from '@boardwalk/server-parts/setting-fault';
import { readDatabaseUrl, readMode } from '@boardwalk/server-parts/settings';
import { migrateDatabase } from './platform/migrations.ts';

await startWithSettings(() => migrateDatabase(readDatabaseUrl(process.env, readMode(process.env))));
