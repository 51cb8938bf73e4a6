import { embedsMessages } from '@boardwalk/sdk-core/admin/embeds-messages';
import type { SitesQuery } from '@boardwalk/sdk-core/admin/embeds-store';
import { Search } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { textOf } from '../../kit/form/form-data.ts';
import { PlainForm } from '../../kit/form/PlainForm.tsx';
import { TextField } from '../../kit/text-field/TextField.tsx';
import './sites.css';

interface SitesSearchProps {
  readonly query: SitesQuery;
  readonly onSearch: (text: string) => void;
}

/** Looks sites up by whatever is known of one. */
export function SitesSearch({ query, onSearch }: SitesSearchProps) {
  const messages = useMessages(embedsMessages);
  return (
    <PlainForm
      className="sites-search"
      label={messages.title}
      onSubmit={(data) => onSearch(textOf(data, 'text'))}
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
    </PlainForm>
  );
}
