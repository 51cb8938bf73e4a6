import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { partPath } from '../file-path.ts';
import { uploadParts } from '../tables.ts';
import { leftOffset } from './expect-arrival.ts';

/**
 * Takes away what arrived in vain. A part that counts by now stays: where only the answer was lost, its
 * content is needed. What the storage does not let go of now holds up no other.
 */
export async function forgetArrival(
  { database, log, storage }: Pick<OperationContext, 'database' | 'log' | 'storage'>,
  fileId: string,
  arrival: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const ofArrival = eq(uploadParts.id, arrival);
    const [part] = await transaction
      .select({ isKept: uploadParts.isKept })
      .from(uploadParts)
      .where(ofArrival)
      .for('update');
    if (part?.isKept) return;
    const fault = await storage.remove(partPath(fileId, arrival)).catch((error: unknown) => error);
    if (fault === undefined) {
      await transaction.delete(uploadParts).where(ofArrival);
    } else {
      log.warn({ err: fault, file: fileId }, 'a part could not be removed yet');
      await transaction.update(uploadParts).set({ offset: leftOffset }).where(ofArrival);
    }
  });
}
