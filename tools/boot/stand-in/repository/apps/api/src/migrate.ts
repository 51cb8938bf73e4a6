import pg from 'pg';
import { record } from '../../../record.ts';

const client = new pg.Client(process.env.DATABASE_URL);
await client.connect();
await client.query('create table if not exists visits (id bigint generated always as identity)');
await client.end();
record('migrate');
