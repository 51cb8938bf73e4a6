import { createHash } from 'node:crypto';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import {
  attributeNames,
  load,
  renderWidget,
  type WidgetEnvironment,
  writeHead,
} from '@boardwalk/widgets/server';
import type { OwnAnswer } from '../own-answer.ts';
import { writeStructuredData } from './write-head.ts';

const path = /^\/snapshot\/([\w-]+)$/;

/** Widgets that embedders’ servers may put into their pages as HTML. */
const offered = ['bw-search', 'bw-listing'];

/** The tag whose snapshot an address asks for; undefined for any other address. */
export function snapshotTag({ pathname }: URL): string | undefined {
  return path.exec(pathname)?.[1];
}

/**
 * A widget as HTML for an embedding page: its declarative shadow root and JSON-LD. The query holds
 * its attributes.
 */
export async function answerSnapshot(
  tag: string,
  query: URLSearchParams,
  env: WidgetEnvironment,
): Promise<OwnAnswer> {
  const attributes = readAttributes(tag, query);
  const state = await load(tag, attributes, env);
  const { html } = renderWidget(tag, attributes, env, { state });
  const data = writeHead(tag, attributes, state, env)?.structuredData ?? [];
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'boardwalk-style-hash': styleHash(html),
    },
    body: [html, ...data.map(writeStructuredData)].join('\n'),
  };
}

function readAttributes(tag: string, query: URLSearchParams): Record<string, string> {
  if (!offered.includes(tag)) {
    throw new Problem('not-found', `There are snapshots of ${offered.join(' and ')}.`);
  }
  const known = attributeNames(tag, 'all');
  const unknown = [...query.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Problem('invalid-request', `<${tag}> has no such attribute.`, {
      fields: [{ path: `query.${unknown}`, message: `expected ${known.join(', ')}` }],
    });
  }
  return Object.fromEntries(query);
}

/** What a page's `style-src` must list for the snapshot's style to count. */
function styleHash(html: string): string {
  const css = html.slice(html.indexOf('<style>') + '<style>'.length, html.indexOf('</style>'));
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
