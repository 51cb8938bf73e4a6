import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import { AccountWidget } from './AccountWidget.tsx';
import account from './account.css?inline';
import type { AccountContext } from './account-context.ts';
import { accountAttributes } from './attributes.ts';
import { accountEvents } from './events.ts';
import { forms } from './OtherForm.tsx';

const accountStyles = [kit, icon, button, field, formCss, account];

export default defineElement({
  tag: 'bw-account',
  summary: 'Signs people in, registers them, and helps them back into their account.',
  attributes: accountAttributes,
  events: accountEvents,
  ownSite: true,
  intrinsicSize: [[0, 540]],
  get styles() {
    const loaded = forms.atHand();
    return loaded ? [...accountStyles, loaded.formsStyles] : accountStyles;
  },
  prepare: async ({ view }) => (view === 'sign-in' ? undefined : forms.load()),
  render: (context: AccountContext) => <AccountWidget context={context} />,
});
