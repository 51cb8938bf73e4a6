import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { List, Map as MapIcon } from 'lucide';
import { useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useStyles } from '../../../kit/style/use-styles.ts';
import type { View } from '../view.ts';
import { aroundStyles } from './styles.ts';

interface ViewSwitchProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** Where there is no room for more, the way to the map and back. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const messages = useMessages(aroundMessages);
  const { map } = useMessages(searchMessages);
  const isMap = view === 'map';
  const button = useRef<HTMLButtonElement>(null);
  // For all that comes with it: it is always there.
  useStyles(button, aroundStyles);
  return (
    <Button
      ref={button}
      className="search-switch"
      variant="primary"
      icon={isMap ? List : MapIcon}
      onClick={() => onView(isMap ? 'list' : 'map')}
    >
      {isMap ? messages.list : map}
    </Button>
  );
}
