import { subcategories } from '@boardwalk/sdk-core/listings/fields/subcategories';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { valueLabelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import { longest } from '@boardwalk/sdk-core/posting/limits';
import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { usePosting } from '../posting-scope.ts';
import { KindFields } from './KindFields.tsx';

/** What is offered: its type, what the kind needs first, and a title. */
export function BasicsStep() {
  const { kind, start } = usePosting();
  const messages = useMessages(fieldMessages);
  const labels = useMessages(kindLabels);
  return (
    <>
      <FormSelect
        name="subcategory"
        label={messages.subcategory}
        required
        choices={[
          { value: '', label: messages.choose },
          ...subcategories[kind].map((value) => ({
            value,
            label: valueLabelOf(labels, kind, value),
          })),
        ]}
        defaultValue={start.subcategory}
      />
      <FormTextField
        name="title"
        label={messages.title}
        help={messages.titleHelp}
        required
        maxLength={longest.title}
        defaultValue={start.title}
      />
      <KindFields step="basics" />
    </>
  );
}
