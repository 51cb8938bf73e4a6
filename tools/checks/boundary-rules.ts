import { domains, isolatedDomains, layers, testFile, testPackages } from '../../architecture.mjs';

interface Rule {
  readonly name: string;
  readonly severity: 'error';
  readonly from: Record<string, unknown>;
  readonly to: Record<string, unknown>;
}

const npmPackage = '(?:^|/)node_modules/';

function npmPackages(names: readonly string[]): string {
  return `${npmPackage}(?:${names.join('|')})(?:/|$)`;
}

/** The path of a layer without the paths of the narrower layers listed before it. */
function narrower(name: string): string[] {
  const position = layers.findIndex((layer) => layer.name === name);
  return layers.slice(0, position).map((layer) => layer.path);
}

/** What each layer may import of the workspace, type-only imports apart. */
function layerRules(): Rule[] {
  return layers.flatMap((layer) => {
    const allowed = layers.filter((other) => layer.layers.includes(other.name));
    const typesOnly = layers.filter((other) => layer.types?.includes(other.name));
    const from = { path: layer.path, pathNot: [testFile, ...narrower(layer.name)] };
    const workspace = '^(?:packages|apps|tools|e2e|bench)/';
    const rules: Rule[] = [
      {
        name: `${layer.name}-imports`,
        severity: 'error',
        from,
        to: {
          path: workspace,
          pathNot: [...allowed, ...typesOnly]
            .map((other) => other.path)
            .concat('\\.(css|json)(\\?|$)'),
        },
      },
    ];
    for (const other of typesOnly) {
      rules.push({
        name: `${layer.name}-takes-only-types-of-${other.name}`,
        severity: 'error',
        from,
        to: { path: other.path, pathNot: narrower(other.name), dependencyTypesNot: ['type-only'] },
      });
    }
    // A layer that is not allowed may lie within the folder of one that is.
    const within = layers
      .filter((other) => allowed.some((wide) => other !== wide && other.path.startsWith(wide.path)))
      .filter((other) => ![layer, ...allowed, ...typesOnly].includes(other));
    for (const other of within) {
      rules.push({
        name: `${layer.name}-stays-out-of-${other.name}`,
        severity: 'error',
        from,
        to: { path: other.path, pathNot: narrower(other.name) },
      });
    }
    if (layer.packages) {
      rules.push({
        name: `${layer.name}-packages`,
        severity: 'error',
        from,
        to: {
          path: npmPackage,
          ...(layer.packages.length > 0 && { pathNot: npmPackages(layer.packages) }),
          dependencyTypesNot: ['type-only'],
        },
      });
    }
    return rules;
  });
}

/** A domain builds on earlier domains only, in every package; a widget may show what a later one shares. */
function domainRules(): Rule[] {
  return domains.slice(0, -1).flatMap((domain, position): Rule[] => {
    const later = `^(?:packages|apps)/[^/]+/src/(?:${domains.slice(position + 1).join('|')})/`;
    const widgets = `^packages/widgets/src/${domain}/(?!shared/)`;
    return [
      {
        name: `${domain}-builds-on-earlier-domains`,
        severity: 'error',
        from: { path: `^(?:packages|apps)/[^/]+/src/${domain}/`, pathNot: widgets },
        to: { path: later },
      },
      {
        name: `widgets-of-${domain}-show-what-later-domains-share`,
        severity: 'error',
        from: { path: widgets },
        to: { path: later, pathNot: '^packages/widgets/src/[^/]+/shared/' },
      },
    ];
  });
}

/** Widgets use other domains' widgets as tags, never by import; what a domain shares they import. */
function isolationRules(): Rule[] {
  return isolatedDomains.map((name) => ({
    name: `${name}-domains-are-apart`,
    severity: 'error',
    from: { path: `^packages/${name}/src/(${domains.join('|')})/` },
    to: {
      path: `^packages/${name}/src/(?:${domains.join('|')})/(?!shared/)`,
      pathNot: `^packages/${name}/src/$1/`,
    },
  }));
}

/** All rules of architecture.mjs in dependency-cruiser's form. */
export function boundaryRules(): Rule[] {
  return [
    ...layerRules(),
    ...domainRules(),
    ...isolationRules(),
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-by-name',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(?:packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'nobody-imports-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(?:apps|tools|e2e|bench)/', pathNot: '^tools/testing/' },
    },
    {
      name: 'tests-are-leaves',
      severity: 'error',
      // Measurements are leaves too, and may compare as tests do.
      from: { pathNot: [testFile, '^bench/'] },
      to: { path: testFile },
    },
    {
      name: 'test-packages-in-tests',
      severity: 'error',
      from: {
        path: '^(?:packages|apps)/',
        // The wrapper and the builds' entries render; their layers list what they may import. The
        // playground is a page of its own, on which axe-core runs.
        pathNot: [
          testFile,
          'vitest\\.config',
          '^packages/widgets/src/(?:element|page)/',
          '^apps/playground/src/(?:app|parts|preview)/',
        ],
      },
      to: { path: npmPackages(testPackages) },
    },
  ];
}
