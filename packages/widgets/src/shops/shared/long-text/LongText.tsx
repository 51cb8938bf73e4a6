import { useId, useState } from 'react';
import { classNames } from '../../../kit/style/class-names.ts';
import '../text-button/text-button.css';
import './long-text.css';

interface LongTextProps {
  readonly text: string;
  readonly words: { readonly more: string; readonly less: string };
  /** How many characters show before somebody asks for more. */
  readonly short?: number;
  readonly part?: string;
}

/** What somebody wrote, with its line breaks; only its beginning where it is long. */
export function LongText({ text, words, short = 600, part }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > short;
  return (
    <div part={part}>
      <p
        id={id}
        dir="auto"
        className={classNames('long-text', isLong && !isOpen && 'is-short')}
        data-lines={short > 300 ? 'many' : 'few'}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.less : words.more}
        </button>
      )}
    </div>
  );
}
