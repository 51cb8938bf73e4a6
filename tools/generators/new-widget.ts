import { domains } from '../../architecture.mjs';
import { formatFiles, writeNewFiles } from './files.ts';
import { addLines } from './lists.ts';
import { commonFiles, widgetLines } from './widget/common-files.ts';
import { listWidgetFiles } from './widget/list-widget.ts';
import { listWidgetTests } from './widget/list-widget-tests.ts';
import { plainWidgetFiles } from './widget/plain-widget.ts';
import { findListEntry, nameWidget } from './widget/widget-names.ts';

const [domain = '', tag = ''] = process.argv.slice(2);
if (!domains.includes(domain) || !/^bw(?:-[a-z]+)+$/.test(tag)) {
  console.error(
    `Usage: pnpm new:widget DOMAIN bw-NAME, where DOMAIN is one of ${domains.join(', ')}.`,
  );
  process.exit(2);
}

const entry = findListEntry(domain);
const isList = entry !== undefined;
const names = nameWidget(domain, tag, entry);
const files = {
  ...commonFiles(names),
  ...(isList ? { ...listWidgetFiles(names), ...listWidgetTests(names) } : plainWidgetFiles(names)),
};
const lines = widgetLines(names);
writeNewFiles(files);
addLines(domain, lines);
formatFiles([...Object.keys(files), ...lines.map(({ file }) => file)]);

console.log(`
${isList ? `It shows create${names.All}Store.` : `It has a heading alone: show a store by useRemote of parts/remote-state.`}
Next, as docs/adding-a-domain.md says:
- write its words and their French in packages/sdk-core/src/${domain}/${names.file}-messages.ts and ….fr.ts
- pnpm docs:write and pnpm changeset, then pnpm check`);
