import { event } from '../../../element/attributes/element-table.ts';

/** A message that went out. */
export interface SentMessage {
  readonly listing: number;
  readonly thread: number;
}

/**
 * The events that a widget sends to its page in which a user writes to the one who offers a
 * listing.
 */
export const contactEvents = {
  'bw-message-sent': event<SentMessage>('A message to the owner of the listing was sent.'),
};
