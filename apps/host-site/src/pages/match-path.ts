import type { RouteDeclaration } from '@boardwalk/sdk-core/vocabulary/routes/route';
import type { RouteName } from '../routes.ts';
import type { SitePage } from './site-page.ts';

/** The page that stands under a path. */
export interface PathMatch {
  readonly name: RouteName;
  readonly page: SitePage;
  readonly params: Readonly<Record<string, string>>;
}

/** A listing's address may end with its title. */
const slugged: RouteName = 'listing';

/**
 * Answers what finds the page of a path such as `/item/listing/7`; trailing slashes change nothing.
 * Each page stands where the route of its name says.
 */
export function createPathMatcher<Name extends RouteName>(
  pages: Readonly<Record<Name, SitePage>>,
  routes: Readonly<Record<Name, RouteDeclaration>>,
) {
  // The keys of the table are its names.
  const matchers = (Object.keys(pages) as Name[])
    .map((name) => ({
      name,
      page: pages[name],
      expression: expressionOf(name, routes[name]),
      names: routes[name].pattern.split('{').length,
    }))
    // Of `/dashboard/login` and `/dashboard/{provider}`, the one with fewer names is meant.
    .sort((one, other) => one.names - other.names);

  return function matchPath(path: string): PathMatch | undefined {
    for (const { name, page, expression } of matchers) {
      const found = expression.exec(path);
      const params = found && readParams(found.groups ?? {}, page);
      if (params) return { name, page, params };
    }
    return undefined;
  };
}

function expressionOf(name: RouteName, { pattern }: RouteDeclaration): RegExp {
  const body = pattern
    .split('/')
    .map((segment) => segment.replace(/^\{(\w+)\}$/, '(?<$1>[^/]+)'))
    .join('/')
    .replace(/\/$/, '');
  return new RegExp(`^${body}${name === slugged ? '(?:/[^/]*)?' : ''}/*$`);
}

function readParams(
  groups: Readonly<Record<string, string>>,
  { params: rules = {} }: SitePage,
): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [key, text] of Object.entries(groups)) {
    const value = unescapeSegment(text);
    if (value === undefined || rules[key]?.test(value) === false) return undefined;
    params[key] = value;
  }
  return params;
}

function unescapeSegment(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken percent code is no path of ours.
    return undefined;
  }
}
