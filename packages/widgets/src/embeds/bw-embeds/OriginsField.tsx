import { sitesMessages } from '@boardwalk/sdk-core/embeds/sites/sites-messages';
import { useId } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Field } from '../../kit/text-field/Field.tsx';
import '../../kit/text-field/field.css';
import './embeds.css';

interface OriginsFieldProps {
  readonly origins: readonly string[];
  readonly error: string | undefined;
}

/** The origins of a site, one a line. */
export function OriginsField({ origins, error }: OriginsFieldProps) {
  const messages = useMessages(sitesMessages);
  const id = useId();
  return (
    <Field id={id} label={messages.origins} help={messages.originsHelp} error={error}>
      <span className="field-box">
        <textarea
          id={id}
          name="origins"
          className="field-input embeds-origins"
          rows={Math.max(3, origins.length + 1)}
          defaultValue={origins.join('\n')}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-note`}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
        />
      </span>
    </Field>
  );
}
