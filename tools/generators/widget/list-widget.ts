import type { NewFiles } from '../files.ts';
import type { WidgetNames } from './widget-names.ts';

/** A widget that shows the store of its domain: on its way, failed, empty, and there. */
export function listWidgetFiles(names: WidgetNames): NewFiles {
  const { domain, all, All, one, One, tag, file, it, It, messages, heading, folder } = names;
  return {
    [`${folder}/${It}.tsx`]: `import type { ${One} } from '@boardwalk/sdk-core/${domain}/schemas';
import { create${All}Store } from '@boardwalk/sdk-core/${domain}/store';
import { ${messages} } from '@boardwalk/sdk-core/${domain}/${file}-messages';
import { createElement, useState } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { ${it}Attributes } from './attributes.ts';
import { ${It}List } from './${It}List.tsx';
import './${file}.css';

export type ${It}Context = WidgetContext<typeof ${it}Attributes, readonly ${One}[]>;

/** The whole of \`<${tag}>\`. */
export function ${It}({ context }: { readonly context: ${It}Context }) {
  const { attributes, env, initial } = context;
  const { heading } = env.messages(${messages});
  // Null is what stands in place of an answer that the server did not get.
  const [store] = useState(() => create${All}Store(env, initial ?? undefined));
  const remote = useRemote(store);
  return (
    <section className="${file}" aria-busy={remote.state === 'loading'}>
      {createElement(
        \`h\${attributes.headingLevel}\`,
        { className: '${file}-title', part: 'heading' },
        heading,
      )}
      <RemoteContent remote={remote} rows={3} onRetry={() => void store.reload()}>
        {(${all}) => <${It}List ${all}={${all}} />}
      </RemoteContent>
    </section>
  );
}
`,
    [`${folder}/${It}List.tsx`]: `import { ${all}Messages } from '@boardwalk/sdk-core/${domain}/messages';
import type { ${One} } from '@boardwalk/sdk-core/${domain}/schemas';
import { useMessages } from '../../element/mount/widget-context.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import './${file}.css';

/** The ${all}, or that there are none. */
export function ${It}List({ ${all} }: { readonly ${all}: readonly ${One}[] }) {
  const messages = useMessages(${all}Messages);
  if (${all}.length === 0) return <EmptyState title={messages.none} />;
  return (
    <ul className="${file}-list" part="list">
      {${all}.map((${one}) => (
        <li key={${one}.id}>{${one}.title}</li>
      ))}
    </ul>
  );
}
`,
    [`${folder}/${tag}.element.tsx`]: `import { defineElement } from '../../element/attributes/element-table.ts';
import { ${it}Attributes } from './attributes.ts';
import { ${It}, type ${It}Context } from './${It}.tsx';
import styles from './${It}.tsx?styles';

export default defineElement({
  tag: '${tag}',
  summary: '${heading}, the newest first.',
  attributes: ${it}Attributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The list.' },
  intrinsicSize: [[0, 480]],
  styles,
  render: (context: ${It}Context) => <${It} context={context} />,
});
`,
    [`${folder}/${tag}.server.ts`]: `import { request${All} } from '@boardwalk/sdk-core/${domain}/store';
import { defineServer } from '../../element/widget-server.ts';
import table from './${tag}.element.tsx';

export default defineServer(table, { load: (_, env) => request${All}(env) });
`,
    [`${folder}/${file}.css`]: `.${file} {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  overflow-wrap: anywhere;
}

.${file}-title {
  margin: 0;
  font-size: 20px;
  line-height: 1.25;
}

.${file}-list {
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
}
`,
  };
}
