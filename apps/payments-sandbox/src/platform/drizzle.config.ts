import { defineConfig } from 'drizzle-kit';

/** `pnpm --filter @boardwalk/payments-sandbox migrations` writes what the tables changed as SQL. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/tables.ts',
  out: './src/platform/migrations',
  migrations: { prefix: 'timestamp' },
});
