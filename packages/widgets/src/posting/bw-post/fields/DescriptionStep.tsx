import { longest, most } from '@boardwalk/sdk-core/posting/limits';
import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { FormTextArea } from '../../../parts/form/FormTextArea.tsx';
import { TagsField } from '../../../parts/tags-field/TagsField.tsx';
import { usePosting } from '../posting-scope.ts';
import { KindFields } from './KindFields.tsx';

/** What it is in words of one's own. */
export function DescriptionStep() {
  const { start } = usePosting();
  const messages = useMessages(fieldMessages);
  return (
    <>
      <FormTextArea
        name="description"
        label={messages.description}
        help={messages.descriptionHelp}
        required
        rows={10}
        maxLength={longest.description}
        defaultValue={start.description}
      />
      <TagsField
        name="tags"
        label={messages.tags}
        limits={{ count: most.tags, length: longest.tag }}
        defaultValue={start.tags}
      />
      <KindFields step="description" />
    </>
  );
}
