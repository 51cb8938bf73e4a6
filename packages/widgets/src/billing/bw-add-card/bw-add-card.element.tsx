import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';

import { AddCard } from './AddCard.tsx';
import type { AddCardContext } from './add-card-context.ts';
import { addCardAttributes } from './attributes.ts';
import { addCardEvents } from './events.ts';

export default defineElement({
  tag: 'bw-add-card',
  summary:
    'Adds a card for the signed-in user; shown in the pop-up in which a partner’s page asks for it.',
  attributes: addCardAttributes,
  events: addCardEvents,
  ownSite: true,
  intrinsicSize: [[0, 160]],
  styles: [kit, icon, button, formCss],
  render: (context: AddCardContext) => <AddCard context={context} />,
});
