import { event } from '../../element/element-table.ts';

export const searchEvents = {
  'bw-results': event<{ readonly total: number; readonly isCapped: boolean }>(
    'A page of results shows; `total` is how many there are in all, at least so many if capped.',
  ),
};
