import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { List, Map as MapIcon } from 'lucide';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import type { ResultsView } from '../results-view.ts';
import { usePull } from './use-pull.ts';
import './around.css';

interface ViewSwitchProps {
  readonly view: ResultsView;
  readonly onView: (view: ResultsView) => void;
}

/** Where there is no room for more, the way to the map and back; a pull at the bar below the map leads back too. */
export function ResultsViewSwitch({ view, onView }: ViewSwitchProps) {
  const messages = useMessages(aroundMessages);
  const { map } = useMessages(searchMessages);
  const isMap = view === 'map';
  const button = useRef<HTMLButtonElement>(null);
  const pressedFor = useRef<ResultsView>(undefined);

  useEffect(() => {
    if (pressedFor.current !== view) return;
    pressedFor.current = undefined;
    // The map fills the window of a phone, as far as it is in view.
    button.current?.closest('.search')?.scrollIntoView({ block: 'start' });
  }, [view]);

  function switchTo(next: ResultsView) {
    pressedFor.current = next;
    onView(next);
  }

  usePull(button, () => switchTo('list'));

  return (
    <Button
      ref={button}
      className="search-switch"
      variant="primary"
      icon={isMap ? List : MapIcon}
      onClick={() => switchTo(isMap ? 'list' : 'map')}
    >
      {isMap ? messages.list : map}
    </Button>
  );
}
