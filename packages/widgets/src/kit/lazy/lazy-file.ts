import { takeTurn } from '../slices/take-turn.ts';

/** A file of the SDK that comes later than its widget: one for all copies of it on a page. */
export interface LazyFile<Module> {
  /** What is in it, once it is here. */
  atHand(): Module | undefined;
  /** The same where `load` has brought it: what a server has rendered with it shows at once. */
  prepared(): Module | undefined;
  /** Brings it for a server's HTML. */
  load(): Promise<Module>;
  /** Brings it for what shows it in a task of its own; rejects where it can't be had. */
  show(): Promise<Module>;
  /** Calls back when it comes, no matter who has loaded it; returns how to stop that. */
  follow(onArrival: (module: Module) => void): () => void;
}

export function lazyFile<Module>(importFile: () => Promise<Module>): LazyFile<Module> {
  const followers = new Set<(module: Module) => void>();
  let loaded: Module | undefined;
  let prepared: Module | undefined;
  let showing: Promise<Module> | undefined;

  function arrive(module: Module): Module {
    loaded = module;
    for (const tell of [...followers]) tell(module);
    return module;
  }

  async function bring(): Promise<Module> {
    const module = loaded ?? (await importFile());
    await takeTurn();
    return arrive(module);
  }

  return {
    atHand: () => loaded,
    prepared: () => prepared,
    async load() {
      prepared = arrive(await importFile());
      return prepared;
    },
    show() {
      showing ??= bring().finally(() => {
        showing = undefined;
      });
      return showing;
    },
    follow(onArrival) {
      followers.add(onArrival);
      return () => followers.delete(onArrival);
    },
  };
}
