import { createRemote } from '@boardwalk/sdk-core/http/remote';
import type { PersonSuggestions } from '@boardwalk/sdk-core/profile/person-suggestions-store';
import type { UserSearchResult } from '@boardwalk/sdk-core/profile/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useState } from 'react';
import { PersonField } from './PersonField.tsx';
import { PersonLabel, type ShownPerson } from './PersonLabel.tsx';
import '../../../kit/form/form.css';

const people = [
  ['Rosa', 'Diaz', 'rosa'],
  ['Ros', 'Anticonstitutionnellement-Lindqvist', 'ros.anticonstitutionnellement'],
  ['Milo', 'Okafor', null],
].map(
  ([firstName, lastName, username], index) =>
    ({
      // Only the contract's schemas make numbers of users.
      id: index + 1,
      firstName,
      lastName,
      username,
      profilePicture: null,
      state: null,
    }) as UserSearchResult,
);

/** Finds among these: who searches the demo has to be signed in, and nobody is here. */
function createFinder(find: (text: string) => readonly UserSearchResult[]): PersonSuggestions {
  return createRemote({ key: undefined, request: async (_signal, typed: string) => find(typed) });
}

function byName(text: string): readonly UserSearchResult[] {
  const beginning = text.trim().toLowerCase();
  return people.filter((person) => person.firstName.toLowerCase().startsWith(beginning));
}

function Finder({
  find = byName,
  error,
}: {
  readonly find?: typeof byName;
  readonly error?: string;
}) {
  const [store] = useState(() => createFinder(find));
  const [picked, setPicked] = useState<UserSearchResult>();
  return (
    <div className="form">
      <PersonField name="person" store={store} error={error} onPick={setPicked} />
      {picked && <PersonLabel person={picked} />}
    </div>
  );
}

/** "Ro" finds two of them. */
export function Find() {
  return <Finder />;
}

export function OutOfReach() {
  return (
    <Finder
      find={() => {
        throw new Problem('internal', 'It broke.');
      }}
    />
  );
}

export function NobodyPicked() {
  return <Finder error="Pick a person from the list." />;
}

const shown: readonly (ShownPerson & { readonly note?: string })[] = [
  { firstName: 'Rosa', lastName: 'Diaz', profilePicture: null, note: '@rosa' },
  { firstName: 'Milo', lastName: null, profilePicture: null },
];

export function People() {
  return shown.map(({ note, ...person }) => (
    <p key={person.firstName}>
      <PersonLabel person={person} note={note} />
    </p>
  ));
}
