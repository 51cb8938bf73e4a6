import { event } from '../../element/attributes/element-table.ts';

/** The events that `<bw-notice>` sends to its page. */
export const noticeEvents = {
  'bw-retry': event<{ readonly code: string }>(
    'The user asks for the page again; cancel to provide it yourself, else it is reloaded.',
  ),
};
