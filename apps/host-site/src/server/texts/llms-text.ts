import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../../../../docs/llms.txt', import.meta.url), 'utf8');

/** `/llms.txt`: the widgets in words that language models read, with this site's addresses. */
export function llmsText(siteOrigin: string): string {
  return text.replaceAll('https://YOUR-BOARDWALK', siteOrigin);
}
