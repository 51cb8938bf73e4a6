import { defineElement } from '../../element/attributes/element-table.ts';
import { mailPreferencesAttributes } from './attributes.ts';
import { type MailPreferencesContext, MailPreferencesWidget } from './MailPreferencesWidget.tsx';
import styles from './MailPreferencesWidget.tsx?styles';

export default defineElement({
  tag: 'bw-mail-preferences',
  summary: 'Which mail somebody gets, how often and at what hours; on our own site alone.',
  attributes: mailPreferencesAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [[0, 620]],
  styles,
  render: (context: MailPreferencesContext) => <MailPreferencesWidget context={context} />,
});
