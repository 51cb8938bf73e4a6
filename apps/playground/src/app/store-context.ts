import { createContext, useContext } from 'react';
import type { Examples } from './examples.ts';
import type { PlaygroundStore } from './store.ts';

interface Stored {
  readonly store: PlaygroundStore;
  readonly examples: Examples;
}

/** What every part of the playground reads from. */
export const StoreContext = createContext<Stored | undefined>(undefined);

/** The playground's store. */
export function usePlayground(): PlaygroundStore {
  return requireStored().store;
}

/** Real things to choose from. */
export function useExamples(): Examples {
  return requireStored().examples;
}

function requireStored(): Stored {
  const stored = useContext(StoreContext);
  if (!stored) throw new Error('The playground stands inside its StoreContext.');
  return stored;
}
