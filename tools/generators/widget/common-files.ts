import type { NewFiles } from '../files.ts';
import type { ListLine } from '../lists.ts';
import type { WidgetNames } from './widget-names.ts';

/** What every new widget has: its words in both languages, and what a page may set. */
export function commonFiles(names: WidgetNames): NewFiles {
  const { domain, tag, file, it, messages, french, heading, folder } = names;
  const path = `packages/sdk-core/src/${domain}/${file}-messages`;
  return {
    [`${path}.ts`]: `import type { Catalogue } from '../vocabulary/text/message.ts';

/** What <${tag}> says. */
export const ${messages} = {
  catalogue: '${domain}/${file}',
  heading: '${heading}',
} as const satisfies Catalogue;
`,
    [`${path}.fr.ts`]: `import type { Translations } from '../vocabulary/text/message.ts';

/** What <${tag}> says, in Canadian French. */
export const ${french}: Translations = {
  '${domain}/${file}': {
    heading: '${heading}',
  },
};
`,
    [`${folder}/attributes.ts`]: `import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on \`<${tag}>\`. */
export const ${it}Attributes = defineAttributes({
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '2',
    description: 'The level of its heading, as the page around it has others.',
  },
});
`,
  };
}

/** The line by which the widget's French is found. */
export function widgetLines({ domain, file, french }: WidgetNames): readonly ListLine[] {
  return [
    {
      file: 'packages/widgets/src/translations/messages.fr.ts',
      list: 'translations',
      line: `...${french}`,
      imports: `import { ${french} } from '@boardwalk/sdk-core/${domain}/${file}-messages.fr';`,
    },
  ];
}
