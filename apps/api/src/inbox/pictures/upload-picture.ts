import { buffer } from 'node:stream/consumers';
import { mostUnsentPictures, unsentHours } from '@boardwalk/sdk-core/inbox/limits';
import type * as schemas from '@boardwalk/sdk-core/inbox/pictures/schemas';
import { uploadLimits } from '@boardwalk/sdk-core/media/upload-rules';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { hourMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import { arrivalPath, createFileId } from '../../media/file-path.ts';
import { storeRenditions } from '../../media/save-picture-renditions.ts';
import { rendering } from '../../media/upload/finish-file.ts';
import { receiveFile } from '../../media/upload/receive-file.ts';
import type { NewFile } from '../../media/upload/reserve-file.ts';
import type { OperationContext, Platform } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { inboxPictures } from '../tables.ts';
import type { PictureRow } from './find-pictures.ts';
import { addressPictures } from './picture-address.ts';
import { messagePicturePath } from './picture-path.ts';
import { removeMessagePicture } from './remove-pictures.ts';

/** Keeps a picture for a message of the caller's, whole or nothing of it. */
export const uploadPicture: Handler<typeof schemas.uploadPicture> = async ({ body }, context) => {
  const { userId: ownerId } = requireMember(context.caller);
  const id = createFileId();
  try {
    const { kept, texts } = await body.read(async (file) => {
      await receiveFile(context, { id, ownerId, kind: 'image' }, file, reserve);
      return rendering.run(ownerId, () => render(context, id));
    });
    for (const name of texts.keys()) throw unknownField(name);
    return kept;
  } catch (error) {
    await removeMessagePicture(context, id).catch((failure: unknown) =>
      context.log.warn({ err: failure, picture: id }, 'a picture could not be removed yet'),
    );
    throw error;
  }
};

/** A row stands before anything is stored, so that what fails half way is found and removed. */
async function reserve(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { id, ownerId }: NewFile,
): Promise<number> {
  await database.transaction(async (transaction) => {
    await lockUser(transaction, ownerId);
    const unsent = and(eq(inboxPictures.ownerId, ownerId), isNull(inboxPictures.threadId));
    // Of the last ones that count, the first: the sweep makes room for one more.
    const [first] = await transaction
      .select({ createdAt: inboxPictures.createdAt })
      .from(inboxPictures)
      .where(unsent)
      .orderBy(desc(inboxPictures.createdAt))
      .offset(mostUnsentPictures - 1)
      .limit(1);
    if (first) {
      const sweptAt = first.createdAt.getTime() + unsentHours * hourMs;
      throw new Problem(
        'too-many-requests',
        `You have added ${mostUnsentPictures} pictures. Please send them first.`,
        { retryAfter: (sweptAt - clock.now().getTime()) / secondMs },
      );
    }
    await transaction.insert(inboxPictures).values({
      ...{ id, ownerId, isReady: false, createdAt: clock.now() },
      ...{ width: 0, height: 0, thumbhash: '' },
    });
  });
  return uploadLimits.image;
}

/** Makes a picture that has arrived fit to serve. */
async function render(
  context: Pick<OperationContext, 'database' | 'storage' | 'images' | 'secrets' | 'clock'>,
  id: string,
) {
  const { database, storage, images } = context;
  const { renditions, ...facts } = await images.process(
    await buffer(storage.read(arrivalPath(id))),
  );
  await storeRenditions(storage, renditions, ({ width, format }) =>
    messagePicturePath(id, width, format),
  );
  await storage.remove(arrivalPath(id));
  const ready = await database
    .update(inboxPictures)
    .set({ ...facts, isReady: true })
    .where(eq(inboxPictures.id, id))
    .returning();
  const [picture] = addressPictures(ready satisfies readonly PictureRow[], context);
  if (!picture) throw new Problem('gone', 'The picture was removed while it arrived.');
  return picture;
}

function unknownField(name: string): Problem {
  const path = `body.${name}`.slice(0, 100);
  const message = 'this field is not known';
  return new Problem('invalid-request', `${path}: ${message}`, { fields: [{ path, message }] });
}
