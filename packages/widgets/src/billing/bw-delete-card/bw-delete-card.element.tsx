import { defineElement } from '../../element/attributes/element-table.ts';
import { deleteCardAttributes } from './attributes.ts';
import { DeleteForm } from './DeleteForm.tsx';
import styles from './DeleteForm.tsx?styles';
import type { DeleteCardContext } from './delete-card-context.ts';
import { deleteCardEvents } from './events.ts';

export default defineElement({
  tag: 'bw-delete-card',
  summary: 'Deletes a saved card; stands in the pop-up in which a partner’s page asks for it.',
  attributes: deleteCardAttributes,
  events: deleteCardEvents,
  ownSite: true,
  intrinsicSize: [[0, 104]],
  styles,
  render: (context: DeleteCardContext) => <DeleteForm context={context} />,
});
