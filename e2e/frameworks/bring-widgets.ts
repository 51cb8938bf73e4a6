import { loadBoardwalk } from '@boardwalk/loader';

/**
 * Brings the widgets to a page as its HTML says: from npm, defined when this resolves, or by the
 * script tag, defined some time later.
 */
export async function bringWidgets(): Promise<void> {
  const { site = '', delivery } = document.documentElement.dataset;
  if (delivery === 'script') {
    loadBoardwalk(`${site}/v1/boardwalk.js`).then(({ load }) => load?.('bw-topbar'));
    return;
  }
  const { configure } = await import('@boardwalk/widgets');
  configure({ apiOrigin: site, siteOrigin: site });
  await import('@boardwalk/widgets/bw-topbar');
  // Last: its first results come after the application listens.
  await import('@boardwalk/widgets/bw-search');
}
