import { dirname, join, normalize } from 'node:path/posix';
import type { TrackedFile } from './find-loose-citations.ts';

/** What links of documents lead to. */
export interface LinkTargets {
  /** Whether there is a file or folder of that path from the root. */
  has(path: string): boolean;
  /** The anchors of a document; undefined for what is no document. */
  anchorsOf(path: string): ReadonlySet<string> | undefined;
}

const link = /\]\((?!https?:|mailto:|\/)([^)\s#]*)(?:#([^)\s]+))?\)/g;
const code = /^```[\s\S]*?^```/gm;

/** Relative links of a document that lead to no file, or to no heading of it; those to our own pages begin with a slash. */
export function findLooseLinks(
  { path, text }: TrackedFile,
  targets: LinkTargets,
): readonly string[] {
  const readable = text.replace(code, (block) => block.replace(/[^\n]/g, ' '));
  return [...readable.matchAll(link)].flatMap((match) => {
    const [whole, target = '', anchor] = match;
    const line = readable.slice(0, match.index).split('\n').length;
    const to = target === '' ? path : normalize(join(dirname(path), target));
    const place = `${path}:${line}: “${whole.slice(2, -1)}”`;
    if (!targets.has(to.replace(/\/$/, ''))) return [`${place} is no file`];
    const anchors = anchor === undefined ? undefined : targets.anchorsOf(to);
    return anchors && anchor !== undefined && !anchors.has(anchor)
      ? [`${place} is no heading of it`]
      : [];
  });
}
