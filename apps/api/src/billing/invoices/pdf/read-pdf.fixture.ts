import { getDocumentProxy } from 'unpdf';

/** What a reader of a PDF finds in it. */
export async function readPdf(bytes: Uint8Array) {
  // The reader takes the bytes over.
  const document = await getDocumentProxy(bytes.slice());
  const pages = [];
  for (let nth = 1; nth <= document.numPages; nth += 1) {
    const page = await document.getPage(nth);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item ? item : []));
    pages.push({
      /** Width and height, in points. */
      size: page.view.slice(2).map(Math.round),
      text: texts
        .map(({ str }) => str)
        .join('')
        .replaceAll('\u00a0', ' '),
      /** The right edge of what stands farthest to the right. */
      right: Math.max(...texts.map(({ transform, width }) => transform[4] + width)),
      roles: rolesOf(await page.getStructTree()),
    });
  }
  const { info } = await document.getMetadata();
  return { pages, info: info as Record<string, unknown>, marks: await document.getMarkInfo() };
}

interface Role {
  readonly role?: string;
  readonly children?: readonly Role[];
}

/** The roles of a tree, in the order in which they are read. */
function rolesOf(node: unknown): readonly string[] {
  const { role, children = [] } = (node ?? {}) as Role;
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)];
}
