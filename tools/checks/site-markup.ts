import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** What a page is laid out with; whatever a visitor reads or presses is a widget's. */
const layoutTags = new Set([
  ...['html', 'head', 'meta', 'title', 'link', 'style', 'script'],
  ...['body', 'div', 'main', 'template'],
]);
const writers = new Set(['textContent', 'innerText', 'innerHTML', 'outerHTML']);
const files = globSync('apps/host-site/src/**/*.ts').filter(
  // A sitemap is XML, which no visitor sees.
  (file) => !/\.test\.ts$|\/sitemaps\.ts$/.test(file),
);

/** Elements in HTML texts, elements that are made, and texts that are written into elements. */
function findings(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const tell = (node: ts.Node, sentence: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1}: ${sentence}`);
  };
  const visit = (node: ts.Node): void => {
    for (const tag of tagsIn(node)) tell(node, `<${tag}> is no layout; let a widget show it`);
    if (writesText(node)) tell(node, 'a text is written into the page; let a widget show it');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function tagsIn(node: ts.Node): string[] {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
  if (!isText && !ts.isTemplateMiddleOrTemplateTail(node)) return [];
  const made = isMadeElement(node) ? [node.text] : [];
  const written = [...node.text.matchAll(/<\/?([a-z][\w-]*)/gi)].map(([, tag = '']) => tag);
  return [...made, ...written].filter((tag) => !layoutTags.has(tag) && !tag.startsWith('bw-'));
}

function isMadeElement(node: ts.Node): boolean {
  const call = node.parent;
  return (
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'createElement'
  );
}

function writesText(node: ts.Node): boolean {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    writers.has(node.left.name.text)
  );
}

const found = files.flatMap(findings);
console.log([...found, `site markup: ${files.length} files, ${found.length} findings`].join('\n'));
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
