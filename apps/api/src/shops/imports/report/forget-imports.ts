import { dayMs, hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, lt } from 'drizzle-orm';
import type { Job } from '../../../platform/jobs/job.ts';
import { countRows } from '../../../platform/row-count.ts';
import { productImports } from '../tables.ts';

export const forgottenProductImports: Job = {
  name: 'forget-product-imports',
  summary: 'Forgets checked tables of products that nobody has started for a day.',
  everyMs: hourMs,
  async run({ database, clock }) {
    const { state, createdAt } = productImports;
    const before = new Date(clock.now().getTime() - dayMs);
    const gone = await database
      .delete(productImports)
      .where(and(eq(state, 'checked'), lt(createdAt, before)));
    return countRows(gone);
  },
};
