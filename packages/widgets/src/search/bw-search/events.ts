import { saveSearchEvents } from '../../alerts/shared/save-search/events.ts';
import { event } from '../../element/attributes/element-table.ts';

export const searchEvents = {
  'bw-results': event<{ readonly total: number; readonly isCapped: boolean }>(
    'A page of results shows; `total` is how many there are in all, at least so many if capped.',
  ),
  'bw-search': event<{ readonly title: string }>(
    'A page of results shows; `title` says of what and where, as a heading of the page would.',
  ),
  ...saveSearchEvents,
};
