import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import type { IgnoredStore } from '@boardwalk/sdk-core/inbox/ignored/ignored-store';
import type { AddedPictures } from '@boardwalk/sdk-core/inbox/pictures/added-pictures-store';
import type { ConversationStore } from '@boardwalk/sdk-core/inbox/threads/conversation-store';
import type { ThreadsStore } from '@boardwalk/sdk-core/inbox/threads/threads-store';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { createContext, useContext } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { inboxAttributes } from './attributes.ts';
import type { inboxEvents } from './events.ts';

export type InboxContext = WidgetContext<typeof inboxAttributes, unknown, typeof inboxEvents>;

/** Where one can be in it. */
export interface InboxPlace {
  readonly view: 'threads' | 'ignored';
  readonly thread?: ThreadId | undefined;
  /** The place of the message at which the thread opens; defaults to the newest. */
  readonly message?: number | undefined;
}

/** What every part of somebody’s inbox needs. */
export interface InboxScope {
  readonly user: CurrentUser;
  readonly threads: ThreadsStore;
  /** Those that were opened; their code comes with the first. */
  readonly conversations: Map<ThreadId, ConversationStore>;
  /** The pictures of messages that are being written. */
  readonly pictures: Map<ThreadId, AddedPictures>;
  readonly ignored: IgnoredStore;
  /**
   * What searches again for what shows besides, once an action on a whole conversation was
   * performed.
   */
  readonly searches: Set<() => Promise<void>>;
  /** The level of the widget's heading. */
  readonly level: number;
  readonly place: InboxPlace;
  readonly go: (place: InboxPlace) => void;
  /** Says what it is called that shows. */
  readonly tell: (title: string) => void;
}

export const InboxScopeContext = createContext<InboxScope | undefined>(undefined);

/** The inbox that the component belongs to. */
export function useInbox(): InboxScope {
  const scope = useContext(InboxScopeContext);
  if (!scope) throw new Error('useInbox needs an inbox around it');
  return scope;
}
