import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import stateCss from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { Agreements } from './Agreements.tsx';
import agreements from './agreements.css?inline';
import type { AgreementsContext } from './agreements-context.ts';
import { agreementsAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-agreements',
  summary: 'The sites on whose pages somebody agreed to be signed in, to be taken back one by one.',
  attributes: agreementsAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [
    [0, 370],
    [600, 330],
  ],
  styles: [kit, icon, button, formCss, stateCss, agreements],
  render: (context: AgreementsContext) => <Agreements context={context} />,
});
