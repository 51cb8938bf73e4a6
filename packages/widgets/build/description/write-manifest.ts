import type {
  Attribute,
  CustomElementDeclaration,
  CustomElementField,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest';
import type {
  AttributeDescription,
  SdkDescription,
  WidgetDescription,
} from './widget-description.ts';

type Common = SdkDescription['common'];

/** The custom elements manifest: what editors, catalogues and other tools read of the widgets. */
export function writeManifest({ widgets, common }: SdkDescription): Package {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: widgets.map((widget) => moduleOf(widget, common)),
  };
}

function moduleOf(widget: WidgetDescription, common: Common): JavaScriptModule {
  const path = `dist/npm/${widget.tag}.js`;
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(widget, common)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: widget.tag,
        declaration: { name: widget.typeName, module: path },
      },
    ],
  };
}

function declarationOf(widget: WidgetDescription, common: Common): CustomElementDeclaration {
  const attributes = [...widget.attributes, ...common.attributes];
  return {
    kind: 'class',
    customElement: true,
    name: widget.typeName,
    tagName: widget.tag,
    summary: widget.summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(attributeOf),
    members: [
      ...attributes.flatMap(fieldOf),
      ...widget.properties.map(
        ({ name, type, description }): CustomElementField => ({
          kind: 'field',
          name,
          description,
          type: { text: `${type} | undefined` },
        }),
      ),
    ],
    events: [...widget.events, ...common.events].map(({ name, detail, description }) => ({
      name,
      description,
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots: [...widget.slots],
    cssParts: [...widget.parts],
    cssProperties: [...widget.tokens, ...common.tokens],
    cssStates: [...common.states],
  };
}

function attributeOf(attribute: AttributeDescription): Attribute {
  return {
    name: attribute.name,
    ...(attribute.property !== undefined && { fieldName: attribute.property }),
    description: attribute.description,
    type: { text: attribute.type },
    ...(attribute.default !== undefined && { default: attribute.default }),
  };
}

function fieldOf(attribute: AttributeDescription): readonly CustomElementField[] {
  if (attribute.property === undefined) return [];
  return [
    {
      kind: 'field',
      name: attribute.property,
      attribute: attribute.name,
      description: attribute.description,
      type: { text: attribute.type },
      ...(attribute.declaration.type !== 'json' && { reflects: true }),
    },
  ];
}
