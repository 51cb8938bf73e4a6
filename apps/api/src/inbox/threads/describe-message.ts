import type { MessagePicture } from '@boardwalk/sdk-core/inbox/pictures/picture-schemas';
import type { Message } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { maskContacts } from '@boardwalk/sdk-core/vocabulary/text/mask-contacts';
import type { inboxThreadMessages } from '../tables.ts';

type MessageRow = Pick<
  typeof inboxThreadMessages.$inferSelect,
  'place' | 'authorId' | 'body' | 'sentAt'
>;

interface Reader {
  readonly userId: number;
  /** Whether they have written in the thread. */
  readonly hasWritten: boolean;
}

/** A message as one of its two people reads it: how the other is reached they learn once they have answered. */
export function describeMessage(
  row: MessageRow,
  reader: Reader,
  pictures: readonly MessagePicture[] = [],
): Message {
  const isOpen = reader.hasWritten || row.authorId === reader.userId;
  const body = isOpen ? row.body : maskContacts(row.body);
  return {
    place: row.place,
    authorId: parseWith(userId, row.authorId),
    body,
    pictures: [...pictures],
    sentAt: row.sentAt.toISOString(),
    isMasked: body !== row.body,
  };
}
