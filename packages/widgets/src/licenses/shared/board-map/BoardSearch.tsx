import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import type { BoardsById } from '@boardwalk/sdk-core/boards/map/boards-store';
import { createBoardFinder } from '@boardwalk/sdk-core/boards/map/find-boards';
import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { SuggestedPlace } from '@boardwalk/sdk-core/places/schemas';
import {
  createSuggestionStore,
  isNoneFor,
  placesFor,
} from '@boardwalk/sdk-core/places/suggestion-store';
import { placeMessages } from '@boardwalk/sdk-core/search/place-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { MapPin, RectangleHorizontal, Search } from 'lucide';
import { useMemo, useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { type Suggestion, Suggestions } from '../../../kit/combobox/Suggestions.tsx';
import { PlainForm } from '../../../kit/form/PlainForm.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useComposed } from '../../../kit/text-field/composition.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import '../../../kit/combobox/suggestions.css';

export { default as styles } from './BoardSearch.tsx?styles';

interface BoardSearchProps {
  readonly boards: BoardsById;
  readonly onBoard: (board: MapBoard) => void;
  readonly onPlace: (place: SuggestedPlace) => void;
}

/** Finds boards by their names and places by their first letters. */
export function BoardSearch({ boards, onBoard, onPlace }: BoardSearchProps) {
  const env = useEnvironment();
  const messages = env.messages(boardPinMessages);
  const { failed } = env.messages(placeMessages);
  const [text, setText] = useState('');
  const [written, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const typed = useComposed(input, written);
  const [store] = useState(() => createSuggestionStore(env));
  const remote = useRemote(store, typed);
  const findBoards = useMemo(() => createBoardFinder(boards.values()), [boards]);
  const found = findBoards(typed);
  const places = placesFor(remote, typed);
  const isNone = found.length === 0 && isNoneFor(remote, typed) && places.length === 0;

  function note(): string | undefined {
    if (isNone) return fillMessage(messages.noMatch, { text: typed.trim() });
    return remote.state === 'failed' && found.length === 0 ? failed : undefined;
  }

  const named = places.filter(({ name }) => isNamed(name, typed));
  const options: readonly (Suggestion & { readonly pick: () => void })[] = [
    // A user who types the whole name of a town wants the town, not a street of that name
    // elsewhere.
    ...named.map(placeOption),
    ...found.map((board) => ({
      key: `board ${board.id}`,
      content: (
        <>
          <Icon node={RectangleHorizontal} size={16} />
          <span>{board.name}</span>
        </>
      ),
      pick: () => take(board.name, () => onBoard(board)),
    })),
    ...places.filter((place) => !named.includes(place)).map(placeOption),
  ];

  function placeOption(place: SuggestedPlace) {
    return {
      key: place.id,
      content: (
        <>
          <Icon node={MapPin} size={16} />
          <span>
            {place.name}, <span className="suggestion-detail">{place.detail}</span>
          </span>
        </>
      ),
      pick: () => take(place.label, () => onPlace(place)),
    };
  }

  function take(name: string, act: () => void) {
    setText(name);
    setTyped('');
    act();
  }

  return (
    <search>
      <PlainForm onSubmit={() => options[0]?.pick()}>
        <TextField
          ref={input}
          label={messages.search}
          isLabelHidden
          placeholder={messages.search}
          before={<Icon node={Search} />}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setTyped(value);
          }}
        />
        <Suggestions
          input={input}
          label={messages.suggestions}
          options={options}
          note={note()}
          onPick={(index) => options[index]?.pick()}
        />
      </PlainForm>
    </search>
  );
}

function isNamed(name: string, typed: string): boolean {
  return name.localeCompare(typed.trim(), undefined, { sensitivity: 'base' }) === 0;
}
