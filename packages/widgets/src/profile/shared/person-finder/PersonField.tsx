import { lastValue } from '@boardwalk/sdk-core/http/remote';
import {
  isPersonQueryLongEnough,
  type PersonSuggestions,
} from '@boardwalk/sdk-core/profile/person-suggestions-store';
import type { UserSearchResult } from '@boardwalk/sdk-core/profile/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Search } from 'lucide';
import { useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Suggestions } from '../../../kit/combobox/Suggestions.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useComposed } from '../../../kit/text-field/composition.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { personFinderMessages } from './messages.ts';
import { PersonLabel } from './PersonLabel.tsx';

interface PersonFieldProps {
  readonly name: string;
  /** What the person is to the form; defaults to “Person”. */
  readonly label?: string;
  /** By what people are found; defaults to everything. */
  readonly help?: string;
  readonly store: PersonSuggestions;
  readonly error: string | undefined;
  readonly onPick: (person: UserSearchResult) => void;
}

/** Finds one person by name or username. */
export function PersonField({ name, label, help, store, error, onPick }: PersonFieldProps) {
  const messages = useMessages(personFinderMessages);
  const input = useRef<HTMLInputElement>(null);
  const [written, setTyped] = useState('');
  const typed = useComposed(input, written);
  const remote = useRemote(store, typed);
  const isAsked = isPersonQueryLongEnough(typed);
  const people = (isAsked && lastValue(remote)) || [];

  function note(): string | undefined {
    if (!isAsked) return undefined;
    if (remote.state === 'failed') return messages.searchFailed;
    const isNone = remote.state === 'ready' && people.length === 0;
    return isNone ? fillMessage(messages.noPerson, { text: typed.trim() }) : undefined;
  }

  return (
    <div>
      <TextField
        ref={input}
        name={name}
        label={label ?? messages.person}
        help={help ?? messages.personHelp}
        error={error}
        before={<Icon node={Search} />}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Suggestions
        input={input}
        label={messages.people}
        options={people.map((person) => ({
          key: String(person.id),
          content: (
            <PersonLabel
              person={person}
              note={person.username ? `@${person.username}` : undefined}
            />
          ),
        }))}
        note={note()}
        onPick={(index) => {
          const person = people[index];
          if (person) onPick(person);
        }}
      />
    </div>
  );
}
