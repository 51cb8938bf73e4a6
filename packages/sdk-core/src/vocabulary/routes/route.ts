import { fillPath } from './fill-path.ts';

/** The names in a path's braces: `'type' | 'id'` for `/{type}/listing/{id}`. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

type RouteParams<Path extends string> = Readonly<Record<ParamName<Path>, string | number>>;

/** Parameters after the question mark; absent ones are left out. */
type RouteQuery = Readonly<Record<string, string | number | undefined>>;

/** A place on our own site. */
export interface Route<Name extends string = string, Path extends string = string> {
  readonly name: Name;
  readonly params: RouteParams<Path>;
  /** The path on our own site, filled and escaped, with its query. */
  readonly path: string;
}

/** A row of the table of routes; called with the values of its path, it answers where that leads. */
export interface RouteDeclaration<Name extends string = string, Path extends string = string> {
  (params: RouteParams<Path>, query?: RouteQuery): Route<Name, Path>;
  readonly routeName: Name;
  /** As the specification writes it, with `{name}` segments. */
  readonly pattern: Path;
}

/**
 * Declares a route: `route('listing', '/{type}/listing/{id}')({ type: 'item', id: 7 }).path` is
 * `/item/listing/7`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function route<const Name extends string, const Path extends string>(
  name: Name,
  pattern: Path,
): RouteDeclaration<Name, Path> {
  const fill = (params: RouteParams<Path>, query: RouteQuery = {}): Route<Name, Path> => {
    const path = fillPath(pattern, params);
    const search = new URLSearchParams();
    for (const [parameter, value] of Object.entries(query)) {
      if (value !== undefined) search.set(parameter, String(value));
    }
    return { name, params, path: path + (search.size ? `?${search}` : '') };
  };
  return Object.assign(fill, { routeName: name, pattern });
}
