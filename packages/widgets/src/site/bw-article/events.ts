import { event } from '../../element/attributes/element-table.ts';

export const articleEvents = {
  'bw-article': event<{ readonly slug: string; readonly title: string }>('An article shows.'),
};
