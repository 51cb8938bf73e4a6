import type { NewFiles } from '../files.ts';
import type { WidgetNames } from './widget-names.ts';

/** A widget with its heading alone, for a domain whose stores have names of their own. */
export function plainWidgetFiles(names: WidgetNames): NewFiles {
  const { domain, tag, file, it, It, messages, heading, folder } = names;
  return {
    [`${folder}/${It}.tsx`]: `import { ${messages} } from '@boardwalk/sdk-core/${domain}/${file}-messages';
import { createElement } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { ${it}Attributes } from './attributes.ts';
import './${file}.css';

export type ${It}Context = WidgetContext<typeof ${it}Attributes>;

/** The whole of \`<${tag}>\`. */
export function ${It}({ context }: { readonly context: ${It}Context }) {
  const { attributes, env } = context;
  return createElement(
    \`h\${attributes.headingLevel}\`,
    { className: '${file}-title', part: 'heading' },
    env.messages(${messages}).heading,
  );
}
`,
    [`${folder}/${tag}.element.tsx`]: `import { defineElement } from '../../element/attributes/element-table.ts';
import { ${it}Attributes } from './attributes.ts';
import { ${It}, type ${It}Context } from './${It}.tsx';
import styles from './${It}.tsx?styles';

export default defineElement({
  tag: '${tag}',
  summary: '${heading}.',
  attributes: ${it}Attributes,
  events: {},
  parts: { heading: 'The heading.' },
  intrinsicSize: [[0, 480]],
  styles,
  render: (context: ${It}Context) => <${It} context={context} />,
});
`,
    [`${folder}/${file}.css`]: `.${file}-title {
  margin: 0;
  font-size: 20px;
  line-height: 1.25;
}
`,
    [`${folder}/${tag}.test.tsx`]: `import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import table from './${tag}.element.tsx';

registerElement(table);

test('it has a heading of the level that the page wants', async () => {
  openWidget('${tag}', { 'heading-level': '3' }, {});
  await expect.element(role('heading', { level: 3, name: '${heading}' })).toBeVisible();
  await expectAccessible(document.body);
});
`,
  };
}
