import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import press from '../../kit/press/press.css?inline';
import kit from '../../kit/style/kit.css?inline';
import dialogForm from '../../parts/confirm/dialog-form.css?inline';
import { deleteCardAttributes } from './attributes.ts';
import { DeleteForm } from './DeleteForm.tsx';
import type { DeleteCardContext } from './delete-card-context.ts';
import { deleteCardEvents } from './events.ts';

export default defineElement({
  tag: 'bw-delete-card',
  summary: 'Deletes a saved card; stands in the pop-up in which a partner’s page asks for it.',
  attributes: deleteCardAttributes,
  events: deleteCardEvents,
  ownSite: true,
  intrinsicSize: [[0, 104]],
  styles: [kit, icon, button, formCss, press, dialogForm],
  render: (context: DeleteCardContext) => <DeleteForm context={context} />,
});
