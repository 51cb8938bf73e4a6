import { createContext, useContext } from 'react';

/** The second chunk of a search. */
export type More = typeof import('./more/more.ts');

export const MoreContext = createContext<More | undefined>(undefined);

/** The second chunk, once it is there. */
export function useMore(): More | undefined {
  return useContext(MoreContext);
}
