import { defineElement } from '../../element/attributes/element-table.ts';
import { Alerts } from './Alerts.tsx';
import styles from './Alerts.tsx?styles';
import type { AlertsContext } from './alerts-scope.ts';
import { alertsAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-alerts',
  summary:
    'The searches that whoever is signed in has saved, to be changed, and what each has found; and whether mail tells of their favourites.',
  attributes: alertsAttributes,
  events: {},
  parts: {
    heading: 'The heading.',
    list: 'The list of alerts.',
    favourites: 'Whether mail tells news of favourites.',
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
