/** `board-places` → `BoardPlaces`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `board-places` → `boardPlaces`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`;
}

/** How the files of a domain call things, which keeps a list of entries: `alerts` of `alert`. */
export interface DomainNames {
  /** The folder: `alerts`. */
  readonly domain: string;
  /** The domain in names of values and of types: `alerts`, `Alerts`. */
  readonly all: string;
  readonly All: string;
  /** An entry in names of values and of types: `alert`, `Alert`. */
  readonly one: string;
  readonly One: string;
}

/** The names of a domain's files. */
export function nameDomain(domain: string, entry = singular(domain)): DomainNames {
  return {
    domain,
    all: camelCase(domain),
    All: pascalCase(domain),
    one: camelCase(entry),
    One: pascalCase(entry),
  };
}

/** `alerts` → `alert`; `inbox`, which is no plural, → `inbox-entry`. */
function singular(domain: string): string {
  if (domain.endsWith('ies')) return `${domain.slice(0, -3)}y`;
  return /[^s]s$/.test(domain) ? domain.slice(0, -1) : `${domain}-entry`;
}
