import { defineConfig } from 'drizzle-kit';

/** `pnpm --filter @boardwalk/api migrations` writes what the tables changed as SQL. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/*/tables.ts',
  out: './src/platform/migrations',
});
