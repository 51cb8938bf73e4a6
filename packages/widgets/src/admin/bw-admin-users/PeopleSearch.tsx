import {
  type PeopleKey,
  type PeopleQuery,
  peopleKeys,
} from '@boardwalk/sdk-core/admin/people-store';
import { usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { Search } from 'lucide';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { textOf } from '../../kit/form/form-data.ts';
import { PlainForm } from '../../kit/form/PlainForm.tsx';
import { Select } from '../../kit/select/Select.tsx';
import { TextField } from '../../kit/text-field/TextField.tsx';
import './users.css';

interface PeopleSearchProps {
  readonly query: PeopleQuery;
  readonly onSearch: (by: PeopleKey, text: string) => void;
}

/** What is written by another keyboard than words are. */
const fieldTypes: Readonly<Partial<Record<PeopleKey, 'tel' | 'email'>>> = {
  phone: 'tel',
  email: 'email',
};

/** Looks accounts up by what is known of somebody. */
export function PeopleSearch({ query, onSearch }: PeopleSearchProps) {
  const messages = useMessages(usersMessages);
  const [by, setBy] = useState<PeopleKey>(query.by);
  return (
    <PlainForm
      className="people-search"
      label={messages.title}
      onSubmit={(data) => onSearch(by, textOf(data, 'text'))}
    >
      <Select
        label={messages.by}
        choices={peopleKeys.map((key) => ({ value: key, label: messages[key] }))}
        value={by}
        onPick={(picked) => setBy(peopleKeys.find((key) => key === picked) ?? by)}
      />
      {/* Another search begins with an empty field. */}
      <TextField
        key={`${query.by} ${query.text}`}
        name="text"
        type={fieldTypes[by] ?? 'search'}
        label={messages[by]}
        defaultValue={query.text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={254}
      />
      <Button type="submit" variant="primary" icon={Search}>
        {messages.search}
      </Button>
    </PlainForm>
  );
}
