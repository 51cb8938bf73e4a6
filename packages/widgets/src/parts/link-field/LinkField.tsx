import { readWebAddress } from '@boardwalk/sdk-core/vocabulary/text/read-web-address';
import type { ComponentProps, SyntheticEvent } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { FormTextField } from '../form/FormTextField.tsx';
import { formMessages } from '../form/messages.ts';

type LinkFieldProps = Omit<ComponentProps<typeof FormTextField>, 'type' | 'maxLength' | 'help'>;

/** An address of the web: what is typed without its beginning, such as `www.example.org`, gets it. */
export function LinkField(props: LinkFieldProps) {
  const messages = useMessages(formMessages);

  function complete({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    currentTarget.value = readWebAddress(currentTarget.value);
  }

  return (
    <FormTextField
      {...props}
      type="url"
      help={messages.linkHelp}
      maxLength={500}
      onBlur={complete}
      // It sends the form from within the field.
      onKeyDown={(event) => {
        if (event.key === 'Enter') complete(event);
      }}
    />
  );
}
