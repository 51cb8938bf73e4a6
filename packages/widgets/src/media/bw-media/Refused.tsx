import { smallestCrop } from '@boardwalk/sdk-core/media/crop-rules';
import { formPictureMessages } from '@boardwalk/sdk-core/media/pictures/form-picture-messages';
import type { RefusedFile } from '@boardwalk/sdk-core/media/pictures/pictures';
import { uploadMessages } from '@boardwalk/sdk-core/media/upload-messages';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import './media.css';

interface RefusedProps {
  readonly refused: readonly RefusedFile[];
  readonly maximum: number;
  readonly onDismiss: () => void;
}

/** Which files are none of the pictures, each with the reason in the specification's words. */
export function Refused({ refused, maximum, onDismiss }: RefusedProps) {
  const messages = useMessages(formPictureMessages);
  const words = useMessages(uploadMessages);
  const locale = useLocale();
  if (refused.length === 0) return null;
  const reasonOf = ({ fault }: RefusedFile) =>
    fault === 'tooMany'
      ? countMessage(messages.tooMany, maximum, locale)
      : fillMessage(words[fault], { ...smallestCrop });
  return (
    <FormAlert>
      <p className="media-line">{countMessage(messages.refused, refused.length, locale)}</p>
      <ul className="media-refused">
        {refused.map((file, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files of one name have nothing else
          <li key={place}>
            {fillMessage(messages.fault, { name: file.name, reason: reasonOf(file) })}
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onDismiss}>
        {messages.dismiss}
      </Button>
    </FormAlert>
  );
}
