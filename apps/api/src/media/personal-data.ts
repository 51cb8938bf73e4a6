import { eq } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { describeFile } from './describe-file.ts';
import { filesTable } from './tables.ts';

/** The files that somebody uploaded. */
export const uploadedFiles: PersonalData = {
  async collect(queries, userId) {
    const rows = await queries.select().from(filesTable).where(eq(filesTable.ownerId, userId));
    return rows.map(describeFile);
  },
  /** The sweep takes what is stored away, once the account is closed for certain. */
  async erase(transaction, userId) {
    await transaction
      .update(filesTable)
      .set({ state: 'removing', ownerId: null })
      .where(eq(filesTable.ownerId, userId));
  },
};
