import { event } from '../../element/attributes/element-table.ts';

export const alertsEvents = {
  'bw-alerts': event<{ readonly title: string }>(
    'Something else shows; `title` says what: all alerts, or one by its name.',
  ),
};
