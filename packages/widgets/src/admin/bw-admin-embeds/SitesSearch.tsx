import { embedsMessages } from '@boardwalk/sdk-core/admin/embeds-messages';
import type { SitesQuery } from '@boardwalk/sdk-core/admin/embeds-store';
import { Search } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { textOf } from '../../kit/form/use-form.ts';
import { TextField } from '../../kit/text-field/TextField.tsx';

interface SitesSearchProps {
  readonly query: SitesQuery;
  readonly onSearch: (text: string) => void;
}

/** Looks sites up by whatever is known of one. */
export function SitesSearch({ query, onSearch }: SitesSearchProps) {
  const messages = useMessages(embedsMessages);
  return (
    <form
      className="sites-search"
      aria-label={messages.title}
      // Before the script takes over, nothing that was typed may end up in the address.
      method="post"
      onSubmit={(submit) => {
        submit.preventDefault();
        onSearch(textOf(new FormData(submit.currentTarget), 'text'));
      }}
    >
      {/* Another search begins with what it looked for. */}
      <TextField
        key={query.text}
        name="text"
        type="search"
        label={messages.text}
        defaultValue={query.text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={300}
      />
      <Button type="submit" variant="primary" icon={Search}>
        {messages.search}
      </Button>
    </form>
  );
}
