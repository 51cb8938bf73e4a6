import { event } from '../../element/attributes/element-table.ts';

/** What `<bw-notice>` tells its page. */
export const noticeEvents = {
  'bw-retry': event<{ readonly code: string }>(
    'The user asks for the page again; cancel to provide it yourself, else it is reloaded.',
  ),
};
