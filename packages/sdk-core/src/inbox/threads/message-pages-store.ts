import type { StoreEnvironment } from '../../http/environment.ts';
import type { ThreadId } from '../../vocabulary/ids.ts';
import { type Conversation, firstUnread, prependMessages } from './conversation.ts';
import { listMessages } from './endpoints.ts';
import type { Message } from './schemas.ts';

/** What one call brings at most. */
const longestPage = 100;
/** Pages that are read at once after a lost connection, or to where what was not read begins. */
const mostPages = 3;

type Client = Pick<StoreEnvironment, 'client'>;

/** What follows a place of a thread, page by page. */
export async function readMessagesAfter({ client }: Client, id: ThreadId, place: number) {
  const params = { id };
  const messages: Message[] = [];
  for (let page = 1; ; page += 1) {
    const after = messages.at(-1)?.place ?? place;
    const from = after > 0 ? { after } : { before: longestPage + 1 };
    const query = { size: longestPage, ...from };
    const { results, hasLater } = await client.call(listMessages, { params, query });
    messages.push(...results);
    if (!hasLater || results.length === 0 || page === mostPages) return { messages, hasLater };
  }
}

/** Further back, to where what was not read begins, unless that is very far. */
export async function reachUnread(
  { client }: Client,
  id: ThreadId,
  opened: Conversation,
): Promise<Conversation> {
  let reached = opened;
  for (let page = 1; page <= mostPages; page += 1) {
    const before = reached.messages[0]?.place;
    if (!reached.waiting || !reached.hasEarlier || firstUnread(reached)) break;
    const query = { size: longestPage, ...(before !== undefined && { before }) };
    const { results, hasEarlier } = await client.call(listMessages, { params: { id }, query });
    reached = { ...reached, messages: prependMessages(reached.messages, results), hasEarlier };
  }
  return reached;
}
