import { llmsGuide } from './llms-guide.ts';
import type {
  AttributeDescription,
  EventDescription,
  SdkDescription,
  WidgetDescription,
} from './widget-description.ts';

/** `llms.txt`: everything that a language model needs to write a page with the widgets. */
export function writeLlmsText({ version, widgets, common }: SdkDescription): string {
  const embedded = widgets.filter(({ isEmbedded }) => isEmbedded);
  const ofTheSite = widgets.filter(({ isEmbedded }) => !isEmbedded);
  return [
    '# Boardwalk',
    `> Boardwalk is a marketplace for property, items, events, classifieds, merchants and city services. Its widgets are custom elements: one script tag turns \`<bw-search>\`, \`<bw-listing>\` and others into working parts of any web page. Version ${version}.`,
    llmsGuide,
    '## Attributes of every widget',
    attributeLines(common.attributes),
    '## Events of every widget',
    eventLines(common.events),
    '## Tokens',
    common.tokens.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n'),
    ...embedded.flatMap(widgetBlocks),
    '## Widgets of our own site',
    'The site is made of these. Those that show passwords or what only their owner may see work on its pages alone.',
    ...ofTheSite.flatMap(widgetBlocks),
  ]
    .join('\n\n')
    .concat('\n');
}

function widgetBlocks(widget: WidgetDescription): readonly string[] {
  const { tag, summary, attributes, properties, events, parts } = widget;
  return [
    `### <${tag}>`,
    summary,
    ...block('Attributes:', attributeLines(attributes)),
    ...block(
      'Properties, for scripts only:',
      properties
        .map(({ name, type, description }) => `- \`${name}: ${type}\`: ${description}`)
        .join('\n'),
    ),
    ...block('Events:', eventLines(events)),
    ...block(
      'Parts:',
      parts.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n'),
    ),
  ];
}

function block(title: string, lines: string): readonly string[] {
  return lines ? [`${title}\n\n${lines}`] : [];
}

function attributeLines(attributes: readonly AttributeDescription[]): string {
  return attributes
    .map(({ name, accepts, description, declaration, ...rest }) => {
      const isRequired = 'required' in declaration && declaration.required === true;
      const facts = [
        accepts,
        ...(isRequired ? ['required'] : []),
        ...(rest.default ? [`default ${rest.default}`] : []),
      ];
      return `- \`${name}\` (${facts.join('; ')}): ${description}`;
    })
    .join('\n');
}

function eventLines(events: readonly EventDescription[]): string {
  return events
    .map(({ name, detail, description }) => `- \`${name}\`, detail \`${detail}\`: ${description}`)
    .join('\n');
}
