import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import select from '../../kit/select/select.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import stateCss from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import { embedsAttributes } from './attributes.ts';
import { Embeds } from './Embeds.tsx';
import embeds from './embeds.css?inline';
import type { EmbedsContext } from './embeds-context.ts';

export default defineElement({
  tag: 'bw-embeds',
  summary: 'Registers the sites on whose pages widgets run, with their keys and the code to copy.',
  attributes: embedsAttributes,
  events: {},
  ownSite: true,
  intrinsicSize: [[0, 480]],
  styles: [kit, icon, button, field, formCss, select, skeleton, stateCss, embeds],
  render: (context: EmbedsContext) => <Embeds context={context} />,
});
