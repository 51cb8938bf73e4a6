import { boardTextLimits } from '@boardwalk/sdk-core/boards/managed/limits';
import { FormTextArea } from '../../parts/form/FormTextArea.tsx';
import { FormTextField } from '../../parts/form/FormTextField.tsx';

interface NameFieldsProps {
  readonly messages: Readonly<
    Record<'name' | 'nameHelp' | 'description' | 'descriptionHelp', string>
  >;
  /** What is called so already. */
  readonly named: { readonly name: string; readonly description: string } | undefined;
}

/** What a board or a zone is called, and what is said of it. */
export function NameFields({ messages, named }: NameFieldsProps) {
  return (
    <>
      <FormTextField
        name="name"
        label={messages.name}
        help={messages.nameHelp}
        required
        autoComplete="off"
        maxLength={boardTextLimits.name}
        defaultValue={named?.name}
      />
      <FormTextArea
        name="description"
        label={messages.description}
        help={messages.descriptionHelp}
        required
        rows={3}
        maxLength={boardTextLimits.description}
        defaultValue={named?.description}
      />
    </>
  );
}
