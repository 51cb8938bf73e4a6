import { options } from 'preact';

/** The little of what Preact and React keep of a rendered node that leads to the components around it. */
interface Rendered {
  readonly type: unknown;
}
interface PreactNode extends Rendered {
  readonly __: PreactNode | null;
  readonly __e: unknown;
  readonly __c: { forceUpdate(): void } | null;
}
interface ReactNode extends Rendered {
  readonly return: ReactNode | null;
}

const preactNodes = new WeakMap<object, PreactNode>();
const { diffed } = options;
options.diffed = (node) => {
  // What its build keeps under short names.
  const own = node as unknown as PreactNode;
  if (typeof own.__e === 'object' && own.__e !== null && typeof own.type === 'string') {
    preactNodes.set(own.__e, own);
  }
  diffed?.(node);
};

/** The names of the components around an element, from the inside. */
export function componentsAround(element: Element): readonly string[] {
  const names: string[] = [];
  for (let node = preactNodes.get(element); node; node = node.__ ?? undefined) addName(names, node);
  for (let node = reactNodeOf(element); node; node = node.return ?? undefined) addName(names, node);
  return names;
}

/** Renders every component around an element again, as the forms do that show what they hold. */
export function renderAround(element: Element): void {
  // The root itself has no place in another one in which it could render.
  for (let node = preactNodes.get(element); node?.__; node = node.__) {
    if (typeof node.type === 'function') node.__c?.forceUpdate();
  }
}

function addName(names: string[], { type }: Rendered): void {
  if (typeof type === 'function') names.push(type.name);
}

function reactNodeOf(element: Element): ReactNode | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  const nodes: Readonly<Record<string, unknown>> = { ...element };
  return key === undefined ? undefined : (nodes[key] as ReactNode);
}
