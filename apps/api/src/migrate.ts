import { startOrRefuse } from '@boardwalk/process/setting-fault';
import { readDatabaseUrl, readMode } from '@boardwalk/process/settings';
import { migrateDatabase } from './platform/migrations.ts';

await startOrRefuse(() => migrateDatabase(readDatabaseUrl(process.env, readMode(process.env))));
