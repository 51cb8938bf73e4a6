import { event } from '../../../element/attributes/element-table.ts';

/** A message that went out. */
export interface SentMessage {
  readonly listing: number;
  readonly thread: number;
}

/** What a widget tells its page in which somebody writes to whoever offers a listing. */
export const contactEvents = {
  'bw-message-sent': event<SentMessage>('The user has written to the user who offers the listing.'),
};
