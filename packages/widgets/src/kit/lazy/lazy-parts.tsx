import type { ComponentType, ReactNode } from 'react';
import { lazyFile } from './lazy-file.ts';
import { type LazyParts, type StyledFile, useLazyFile } from './use-lazy-file.ts';

/** In place of a part whose file could not be loaded; `onRetry` of its own is not replaced. */
export interface MissingProps {
  readonly onRetry: () => void;
}

interface PartOptions<Props> {
  /** What reserves its place until it is here; nothing by default. */
  readonly Place?: ComponentType<Props>;
  /** What says that it can't be shown; nothing by default. */
  readonly Missing?: ComponentType<Props & MissingProps>;
}

type PropsOf<Part> = Part extends () => ReactNode
  ? object
  : Part extends (props: infer Props) => ReactNode
    ? Props & object
    : never;

/** None of a file that does not say what its parts look like. */
type PartName<Module> = Module extends StyledFile ? Exclude<keyof Module, 'styles'> : never;

type LazyProps<Props> = Props & {
  /** Whether its file is to be loaded; it then stays, required or not. Defaults to true. */
  readonly isWanted?: boolean;
};

/**
 * Parts of a widget that come in a file of their own, when they are first wanted:
 * `lazyParts(() => import('./bar/bar.ts'))`, at module level. Where it is a `later` file of the
 * widget's table, they show at once on a server and when its HTML is hydrated; else in a task of
 * their own.
 */
export function lazyParts<Module>(importFile: () => Promise<Module>) {
  const file = lazyFile(importFile);
  return {
    load: file.load,
    atHand: file.atHand,
    /** For `later` of a table and for `useMissingFiles`. */
    file,
    /** What is no component of it, and how the file fares. */
    useParts: (isWanted: boolean): LazyParts<Module> => useLazyFile(file, isWanted),
    /** The component of that name in the file. */
    component<Name extends PartName<Module>>(
      name: Name,
      { Place, Missing }: PartOptions<PropsOf<Module[Name]>> = {},
    ) {
      type Props = PropsOf<Module[Name]>;
      // biome-ignore lint/correctness/noComponentHookFactories: once, where the parts are declared
      return function LazyPart({ isWanted = true, ...rest }: LazyProps<Props>) {
        const { parts, hasFailed, retry } = useLazyFile(file, isWanted);
        // What is left of them are the part's own.
        const props = rest as unknown as Props;
        if (parts) {
          // Whose props are known is a component.
          const Part = parts[name] as ComponentType<Props>;
          return <Part {...props} />;
        }
        if (!hasFailed) return Place ? <Place {...props} /> : null;
        return isWanted && Missing ? <Missing onRetry={retry} {...props} /> : null;
      };
    },
  };
}
