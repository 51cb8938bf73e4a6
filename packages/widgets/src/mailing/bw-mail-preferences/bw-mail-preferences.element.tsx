import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import select from '../../kit/select/select.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import stateCss from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import { mailPreferencesAttributes } from './attributes.ts';
import { type MailPreferencesContext, MailPreferencesWidget } from './MailPreferencesWidget.tsx';
import css from './mail-preferences.css?inline';

export default defineElement({
  tag: 'bw-mail-preferences',
  summary: 'Which mail somebody gets, how often and at what hours; on our own site alone.',
  attributes: mailPreferencesAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [[0, 620]],
  styles: [kit, icon, button, select, field, formCss, skeleton, stateCss, placeRows, css],
  render: (context: MailPreferencesContext) => <MailPreferencesWidget context={context} />,
});
