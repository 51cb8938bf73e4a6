import { domains } from '../../architecture.mjs';
import { pascalCase, writeNewFiles } from './files.ts';

const [domain = '', tag = ''] = process.argv.slice(2);
if (!domains.includes(domain) || !/^bw-[a-z][a-z-]*$/.test(tag)) {
  console.error(
    `Usage: pnpm new:widget DOMAIN bw-NAME, where DOMAIN is one of ${domains.join(', ')}.`,
  );
  process.exit(2);
}

const name = pascalCase(tag.slice('bw-'.length));
const folder = `packages/widgets/src/${domain}/${tag}`;
const file = tag.slice('bw-'.length);
const camel = `${name[0]?.toLowerCase()}${name.slice(1)}`;
const messages = `${camel}Messages`;

writeNewFiles({
  [`packages/sdk-core/src/${domain}/${file}-messages.ts`]: `import type { Catalogue } from '../vocabulary/text/message.ts';

/** What <${tag}> says. */
export const ${messages} = {
  catalogue: '${domain}/${file}',
  heading: '${name}',
} as const satisfies Catalogue;
`,
  [`${folder}/${name}.tsx`]: `import { ${messages} } from '@boardwalk/sdk-core/${domain}/${file}-messages';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { ${camel}Attributes } from './attributes.ts';

export type ${name}Context = WidgetContext<typeof ${camel}Attributes>;

/** The whole of \`<${tag}>\`. */
export function ${name}({ context }: { readonly context: ${name}Context }) {
  const { attributes, env } = context;
  return <h2 part="heading">{attributes.heading || env.messages(${messages}).heading}</h2>;
}
`,
  [`${folder}/attributes.ts`]: `import { defineAttributes } from '../../element/attributes/attributes.ts';

export const ${camel}Attributes = defineAttributes({
  heading: { type: 'string', default: '', description: 'The heading above the widget.' },
});
`,
  [`${folder}/${tag}.element.tsx`]: `import { defineElement } from '../../element/attributes/element-table.ts';
import { ${camel}Attributes } from './attributes.ts';
import { ${name}, type ${name}Context } from './${name}.tsx';
import css from './${file}.css?inline';

export default defineElement({
  tag: '${tag}',
  summary: '${name}.',
  attributes: ${camel}Attributes,
  events: {},
  parts: { heading: 'The heading.' },
  budget: 4_000,
  intrinsicSize: [[0, 120]],
  styles: [css],
  render: (context: ${name}Context) => <${name} context={context} />,
});
`,
  [`${folder}/${file}.css`]: `[part='heading'] {
  font-size: 20px;
  line-height: 1.2;
}
`,
  [`${folder}/${tag}.test.tsx`]: `import { afterEach, expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { addWidget } from '../../kit/testing/add-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import ${camel} from './${tag}.element.tsx';

registerElement(${camel});

afterEach(() => document.body.replaceChildren());

test('it has the heading of its page, or its own', async () => {
  const element = addWidget('${tag}', {});
  await expectText(role('heading'), '${name}');
  element.setAttribute('heading', 'Places to advertise');
  await expectText(role('heading'), 'Places to advertise');
  expect(element.shadowRoot?.querySelectorAll('h2')).toHaveLength(1);
  await expectAccessible(document.body);
});
`,
  [`${folder}/translated.test.tsx`]: `import { expect, test, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { addWidget } from '../../kit/testing/add-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import ${camel} from './${tag}.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(${camel});

test('it says nothing that stands in no catalogue', async () => {
  const element = addWidget('${tag}', { locale: 'fr-CA' });
  await expect.poll(() => countTranslated(element)).toBeGreaterThan(0);
  expect(untranslatedIn(element, [])).toEqual([]);
});
`,
});
console.log(
  `Next: run pnpm format, and add the French of '${domain}/${file}' to packages/sdk-core/src/${domain}/messages.fr.ts.`,
);
