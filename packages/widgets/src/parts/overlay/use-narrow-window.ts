import { useEffect, useState } from 'react';

/** As wide as windows of phones are at most; the widget in it may well be narrower. */
const narrow = '(width < 540px)';

/** Whether the window is a phone's. */
export function useNarrowWindow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(narrow).matches);
  useEffect(() => {
    const list = matchMedia(narrow);
    const read = () => setNarrow(list.matches);
    list.addEventListener('change', read);
    read();
    return () => list.removeEventListener('change', read);
  }, []);
  return isNarrow;
}
