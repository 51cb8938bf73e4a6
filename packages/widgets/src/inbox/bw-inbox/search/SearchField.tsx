import { longestSearch } from '@boardwalk/sdk-core/inbox/limits';
import { inboxSearchMessages } from '@boardwalk/sdk-core/inbox/search/search-messages';
import { Search, X } from 'lucide';
import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import '../list/list.css';

interface SearchFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Where one types what one looks for among one's messages; Escape clears it. */
export function SearchField({ typed, onType }: SearchFieldProps) {
  const messages = useMessages(inboxSearchMessages);

  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onType('');
    // The button that was pressed is gone.
    input.current?.focus();
  }

  function pressKey(press: KeyboardEvent) {
    if (press.key !== 'Escape' || typed === '') return;
    press.preventDefault();
    clear();
  }

  return (
    <search className="inbox-search">
      <TextField
        type="search"
        label={messages.label}
        isLabelHidden
        placeholder={messages.placeholder}
        ref={input}
        before={<Icon node={Search} size={16} />}
        after={
          typed === '' ? undefined : <IconButton icon={X} label={messages.clear} onClick={clear} />
        }
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onInput={(change) => onType(change.currentTarget.value)}
        onKeyDown={pressKey}
      />
    </search>
  );
}
