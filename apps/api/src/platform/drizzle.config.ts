import { defineConfig } from 'drizzle-kit';

/** `pnpm --filter @boardwalk/api migrations` writes what the tables changed as SQL. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/tables.ts',
  out: './src/platform/migrations',
  // Named by when they were made, two changes at once have names of their own.
  migrations: { prefix: 'timestamp' },
});
