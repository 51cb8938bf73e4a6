import { event } from '../../element/attributes/element-table.ts';

/** What `<bw-notice>` tells its page. */
export const noticeEvents = {
  'bw-retry': event<{ readonly code: string }>(
    'Somebody asks for the page again; cancel to bring it yourself, else it is loaded anew.',
  ),
};
