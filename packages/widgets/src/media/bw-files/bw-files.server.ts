import { filesQueryOf, requestOwnFiles } from '@boardwalk/sdk-core/media/own/own-files-store';
import { defineServer } from '../../element/widget-server.ts';
import { readTable } from '../../parts/data-table/table-attributes.ts';
import table from './bw-files.element.tsx';

export default defineServer(table, {
  async load(attributes, env) {
    const query = filesQueryOf(readTable(attributes));
    // Why the list can't be shown is stated in its place: the browser requests it again.
    return { page: await requestOwnFiles(env, query).catch(() => undefined) };
  },
});
