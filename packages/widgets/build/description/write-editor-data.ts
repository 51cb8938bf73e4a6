import type { AttributeDescription, SdkDescription } from './widget-description.ts';

interface Named {
  readonly name: string;
  readonly description: string;
}

/** VS Code's custom data for HTML: tags, attributes and their values. */
export interface HtmlData {
  readonly version: 1.1;
  readonly tags: readonly (Named & {
    readonly attributes: readonly (Named & {
      /** `v`: an attribute without a value. */
      readonly valueSet?: 'v';
      readonly values?: readonly { readonly name: string }[];
    })[];
  })[];
}

/** VS Code's custom data for CSS: tokens, parts and states. */
export interface CssData {
  readonly version: 1.1;
  readonly properties: readonly Named[];
  readonly pseudoElements: readonly Named[];
  readonly pseudoClasses: readonly Named[];
}

export function writeHtmlData({ widgets, common }: SdkDescription): HtmlData {
  return {
    version: 1.1,
    tags: widgets.map(({ tag, summary, attributes }) => ({
      name: tag,
      description: summary,
      attributes: [...attributes, ...common.attributes].map((attribute) => ({
        name: attribute.name,
        description: attribute.description,
        ...(attribute.declaration.type === 'boolean' && { valueSet: 'v' as const }),
        ...valuesOf(attribute),
      })),
    })),
  };
}

export function writeCssData({ widgets, common }: SdkDescription): CssData {
  const parts = widgets.flatMap(({ tag, parts: own }) =>
    own.map(({ name, description }) => ({ name, description: `<${tag}>: ${description}` })),
  );
  return {
    version: 1.1,
    properties: joinNames([...common.tokens, ...widgets.flatMap(({ tokens }) => tokens)]),
    pseudoElements: joinNames(parts.map((part) => ({ ...part, name: `::part(${part.name})` }))),
    pseudoClasses: common.states.map(({ name, description }) => ({
      name: `:state(${name})`,
      description,
    })),
  };
}

function valuesOf({ declaration }: AttributeDescription) {
  const values = 'values' in declaration ? declaration.values : undefined;
  return values && { values: values.map((name) => ({ name })) };
}

/** One row a name, with everything that is said of it. */
function joinNames(rows: readonly Named[]): readonly Named[] {
  const said = new Map<string, Set<string>>();
  for (const { name, description } of rows) {
    said.set(name, (said.get(name) ?? new Set()).add(description));
  }
  return [...said].map(([name, sentences]) => ({ name, description: [...sentences].join('\n') }));
}
