import { defineElement } from '../../element/attributes/element-table.ts';
import { AccountWidget } from './AccountWidget.tsx';
import styles from './AccountWidget.tsx?styles';
import type { AccountContext } from './account-context.ts';
import { accountAttributes } from './attributes.ts';
import { accountEvents } from './events.ts';
import { forms } from './OtherForm.tsx';

export default defineElement({
  tag: 'bw-account',
  summary: 'Signs people in, registers them, and helps them back into their account.',
  attributes: accountAttributes,
  events: accountEvents,
  ownSite: true,
  intrinsicSize: [[0, 540]],
  styles,
  later: ({ view }) => (view === 'sign-in' ? [] : [forms.file]),
  render: (context: AccountContext) => <AccountWidget context={context} />,
});
