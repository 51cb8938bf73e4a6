import type {
  AttributeDescription,
  SdkDescription,
  TokenDescription,
  WidgetDescription,
} from './widget-description.ts';

/** web-types, which JetBrains' editors read. */
export function writeWebTypes({ version, widgets, common }: SdkDescription) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: '@boardwalk/widgets',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: { elements: widgets.map((widget) => elementOf(widget, common)) },
      css: { properties: common.tokens.map(tokenOf) },
    },
  };
}

function elementOf(widget: WidgetDescription, common: SdkDescription['common']) {
  return {
    name: widget.tag,
    description: widget.summary,
    attributes: [...widget.attributes, ...common.attributes].map(attributeOf),
    slots: widget.slots,
    js: {
      properties: [
        ...[...widget.attributes, ...common.attributes].flatMap(propertyOf),
        ...widget.properties,
      ],
      events: [...widget.events, ...common.events].map(({ name, description, detail }) => ({
        name,
        description,
        type: `CustomEvent<${detail}>`,
      })),
    },
    css: { parts: widget.parts, properties: widget.tokens.map(tokenOf) },
  };
}

function attributeOf({ name, description, declaration, ...rest }: AttributeDescription) {
  return {
    name,
    description,
    ...(rest.default !== undefined && { default: rest.default }),
    ...('required' in declaration && declaration.required && { required: true }),
    value:
      declaration.type === 'boolean'
        ? { kind: 'no-value', type: 'boolean' }
        : { kind: 'plain', type: declaration.type === 'enum' ? rest.type : 'string' },
  };
}

function propertyOf({ property, description, type }: AttributeDescription) {
  return property === undefined ? [] : [{ name: property, description, type }];
}

function tokenOf({ name, description, ...rest }: TokenDescription) {
  return { name, description, ...(rest.default !== undefined && { default: rest.default }) };
}
