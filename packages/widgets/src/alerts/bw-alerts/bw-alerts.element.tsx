import { defineElement } from '../../element/attributes/element-table.ts';
import { Alerts } from './Alerts.tsx';
import styles from './Alerts.tsx?styles';
import type { AlertsContext } from './alerts-scope.ts';
import { alertsAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-alerts',
  summary:
    'The saved searches of the signed-in user, to be changed, and the results of each; and whether they get mail about their favourites.',
  attributes: alertsAttributes,
  events: {},
  parts: {
    heading: 'The heading.',
    list: 'The list of alerts.',
    favourites: 'Whether news of favourites is mailed.',
    found: 'The alert that is open, with what it has found.',
    news: 'What of that is new.',
    others: 'Everything else that it finds.',
  },
  ownSite: true,
  intrinsicSize: [[0, 620]],
  styles,
  // What people look for is theirs alone: no server renders it.
  render: (context: AlertsContext) => <Alerts context={context} />,
});
