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
const messages = `${name[0]?.toLowerCase()}${name.slice(1)}Messages`;

writeNewFiles({
  [`packages/sdk-core/src/${domain}/${file}-messages.ts`]: `import type { Catalogue } from '../vocabulary/message.ts';

/** What <${tag}> says. */
export const ${messages} = {
  catalogue: '${domain}/${file}',
  heading: '${name}',
} as const satisfies Catalogue;
`,
  [`${folder}/${name}.tsx`]: `import { ${messages} } from '@boardwalk/sdk-core/${domain}/${file}-messages';
import type { WidgetContext } from '../../element/element-table.ts';
import type { ${name}Attributes } from './attributes.ts';

/** The whole widget. */
export function ${name}({ attributes, env }: WidgetContext<${name}Attributes>) {
  const messages = env.messages(${messages});
  return <h2 part="heading">{attributes.heading || messages.heading}</h2>;
}
`,
  [`${folder}/attributes.ts`]: `import { defineAttributes } from '../../element/attributes.ts';

export const attributes = defineAttributes({
  heading: { type: 'string', default: '', description: 'The heading above the widget.' },
});
export type ${name}Attributes = typeof attributes;
`,
  [`${folder}/${tag}.element.tsx`]: `import { defineElement } from '../../element/element-table.ts';
import { attributes } from './attributes.ts';
import { ${name} } from './${name}.tsx';
import css from './${tag}.css?inline';

export default defineElement({
  tag: '${tag}',
  summary: '${name}.',
  attributes,
  events: {},
  parts: { heading: 'The heading.' },
  budget: 4_000,
  intrinsicSize: [[0, 120]],
  styles: [css],
  render: (context) => <${name} {...context} />,
});
`,
  [`${folder}/${tag}.css`]: `[part='heading'] {
  font-size: 20px;
  line-height: 1.2;
}
`,
  [`${folder}/${name}.test.tsx`]: `import { expect, it } from 'vitest';
import { registerElement } from '../../element/register-element.ts';
import element from './${tag}.element.tsx';

registerElement(element);

it('shows its heading', async () => {
  const widget = document.createElement('${tag}');
  widget.setAttribute('heading', 'Places to advertise');
  document.body.append(widget);
  const heading = () => widget.shadowRoot?.querySelector('h2')?.textContent;
  await expect.poll(heading).toBe('Places to advertise');
  widget.remove();
});
`,
  [`${folder}/translated.test.tsx`]: `import { expect, it, vi } from 'vitest';
import { registerElement } from '../../element/register-element.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './${tag}.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const widget = document.createElement('${tag}');
  widget.setAttribute('locale', 'fr-CA');
  document.body.append(widget);
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(0);
  expect(untranslatedIn(widget, [])).toEqual([]);
  widget.remove();
});
`,
});
console.log(
  `Next: add the French of '${domain}/${file}' to packages/sdk-core/src/${domain}/messages.fr.ts.`,
);
