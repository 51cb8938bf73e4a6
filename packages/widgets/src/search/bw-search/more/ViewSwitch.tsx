import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { moreMessages } from '@boardwalk/sdk-core/search/more-messages';
import { List, Map as MapIcon } from 'lucide';
import { useMessages } from '../../../element/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import type { View } from '../view.ts';

interface ViewSwitchProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** Where there is no room for more, the way to the map and back. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const messages = useMessages(moreMessages);
  const { map } = useMessages(searchMessages);
  const isMap = view === 'map';
  return (
    <Button
      className="search-switch"
      variant="primary"
      icon={isMap ? List : MapIcon}
      onClick={() => onView(isMap ? 'list' : 'map')}
    >
      {isMap ? messages.list : map}
    </Button>
  );
}
