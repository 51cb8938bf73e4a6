import { diffText } from '@boardwalk/sdk-core/posting/values/diff-text';
import { valueMessages } from '@boardwalk/sdk-core/posting/values/messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import './values.css';

interface TextDifferenceProps {
  readonly before: string;
  readonly after: string;
}

/**
 * Shows a text with what is gone of it and what has come; few screen readers announce `ins` and
 * `del`.
 */
export function TextDifference({ before, after }: TextDifferenceProps) {
  const messages = useMessages(valueMessages);
  const hidden = (text: string) => <span className="visually-hidden">{` ${text} `}</span>;
  return (
    <p className="value-text" dir="auto">
      {diffText(before, after).map(({ is, text }, index) => {
        if (is === 'same') return text;
        const Mark = is === 'removed' ? 'del' : 'ins';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
          <Mark key={index}>
            {hidden(is === 'removed' ? messages.removed : messages.added)}
            {text}
            {hidden(messages.endOfChange)}
          </Mark>
        );
      })}
    </p>
  );
}
