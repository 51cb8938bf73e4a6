import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getProduct } from '@boardwalk/tools/testing/product';

/** Reads a document of the repository, with the addresses of the product of this run. */
export function readDocument(path: string): string {
  const text = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  return text.replaceAll('https://YOUR-BOARDWALK', getProduct().siteOrigin);
}

/** The blocks of code of a language, as they stand in a document. */
export function readBlocks(text: string, language: string): readonly string[] {
  const blocks = text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'));
  return [...blocks].map(([, code = '']) => code);
}

/** The key of the demo's embed site, as its pages show it. */
export async function readSiteKey(): Promise<string> {
  // Only browsers know where names below localhost are.
  const { port } = new URL(getProduct().partnerOrigin);
  const page = await (await fetch(`http://localhost:${port}`)).text();
  const [, key] = /data-key="([^"]+)"/.exec(page) ?? [];
  if (key === undefined) throw new Error('The partner’s page shows no key.');
  return key;
}

/** Code as somebody writes it who has no key. */
export function withoutKey(code: string): string {
  return code.replaceAll(' data-key="pk_live_…"', '').replaceAll(", key: 'pk_live_…'", '');
}

/** A page of nothing but what a document says to write. */
export function pageOf(code: string): string {
  return `<!doctype html><html lang="en-CA"><meta charset="utf-8"><title>Page</title>
<link rel="icon" href="data:,">\n${code}`;
}
