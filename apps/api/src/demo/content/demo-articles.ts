import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ArticleType } from '@boardwalk/sdk-core/listings/enumerations/article-types';
import { articleType } from '@boardwalk/sdk-core/site/articles/article-schemas';
import type { Block } from '@boardwalk/sdk-core/site/policies/block-schemas';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { readBlocks } from '../../site/read-blocks.ts';

const folder = fileURLToPath(new URL('../../../assets/demo-articles/', import.meta.url));

/** An article of the demo. */
export interface DemoArticle {
  readonly slug: string;
  readonly type: ArticleType;
  readonly title: string;
  readonly summary: string;
  /** The name of a demo picture. */
  readonly picture: string;
  readonly author: string;
  readonly daysOld: number;
  readonly body: readonly Block[];
}

/** The articles that lie beside the code: `name: value` lines, an empty line, the text. */
export async function readDemoArticles(): Promise<DemoArticle[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) =>
      readArticle(name.replace(/\.md$/, ''), await readFile(join(folder, name), 'utf8')),
    ),
  );
}

function readArticle(slug: string, file: string): DemoArticle {
  const end = file.indexOf('\n\n');
  const facts = new Map(
    file
      .slice(0, end)
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon), line.slice(colon + 2)] as const;
      }),
  );
  const get = (name: string) => {
    const value = facts.get(name);
    if (value === undefined) throw new Error(`The article ${slug} lacks its ${name}.`);
    return value;
  };
  return {
    slug,
    type: parseWith(articleType, get('type')),
    title: get('title'),
    summary: get('summary'),
    picture: get('picture'),
    author: get('author'),
    daysOld: Number(get('daysOld')),
    body: readBlocks(file.slice(end)),
  };
}
