import { longestSearch } from '@boardwalk/sdk-core/inbox/limits';
import { inboxSearchMessages } from '@boardwalk/sdk-core/inbox/search/search-messages';
import { Search } from 'lucide';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';

interface SearchFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Where one types what one looks for among one's messages; Escape clears it. */
export function SearchField({ typed, onType }: SearchFieldProps) {
  const messages = useMessages(inboxSearchMessages);

  function clear(press: KeyboardEvent) {
    if (press.key !== 'Escape' || typed === '') return;
    press.preventDefault();
    onType('');
  }

  return (
    <search className="inbox-search">
      <TextField
        type="search"
        label={messages.label}
        isLabelHidden
        placeholder={messages.placeholder}
        before={<Icon node={Search} size={16} />}
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onInput={(input) => onType(input.currentTarget.value)}
        onKeyDown={clear}
      />
    </search>
  );
}
