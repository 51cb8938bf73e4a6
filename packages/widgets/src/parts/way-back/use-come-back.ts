import { pagePresence } from '@boardwalk/sdk-core/http/presence';
import { useEffect, useEffectEvent } from 'react';

/** Looks again as somebody comes back to the page from another tab, in which they did something. */
export function useComeBack(look: () => void): void {
  const lookNow = useEffectEvent(look);
  useEffect(() => pagePresence.subscribe(() => pagePresence.isPresent() && lookNow()), []);
}
