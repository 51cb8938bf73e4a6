import { event } from '../../element/element-table.ts';

export const articleEvents = {
  'bw-article': event<{ readonly slug: string; readonly title: string }>('An article shows.'),
};
