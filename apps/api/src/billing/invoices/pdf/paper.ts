import PdfDocument from 'pdfkit';
import { registerFonts } from './pdf-fonts.ts';

/** An element of a document's structure, by which it is read aloud. */
export type Element = PDFKit.PDFStructureElement;

/** A document whose pages follow each other, and where the next thing is drawn. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly left: number;
  readonly width: number;
  /** The upper edge of the first thing on a page, and the lower edge of the last one. */
  readonly top: number;
  readonly bottom: number;
  /** The element that everything is in. */
  readonly root: Element;
  y: number;
}

/** What is known of a document before anything is drawn. */
export interface PaperOptions {
  readonly title: string;
  /** BCP 47: `fr-CA`. */
  readonly language: string;
  readonly size: 'A4' | 'LETTER';
  /** When it was made, as its readers see: the same document has the same bytes. */
  readonly madeAt: Date;
}

const margin = 54;
/** What is left for the foot of each page. */
const foot = 30;

/** A document with its first page, tagged for screen readers (PDF/UA). */
export async function openPaper({ title, language, size, madeAt }: PaperOptions): Promise<Paper> {
  const doc = new PdfDocument({
    ...{ size, margin, bufferPages: true, tagged: true, lang: language, displayTitle: true },
    ...{ pdfVersion: '1.7', font: '' },
    // The types don't list it yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
  });
  await registerFonts(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    ...{ doc, root, left: margin, top: margin, y: margin },
    width: doc.page.width - 2 * margin,
    bottom: doc.page.height - margin - foot,
  };
}

/** Begins a page. */
export function turnPage(paper: Paper): void {
  paper.doc.addPage();
  paper.y = paper.top;
}

/** Ends the structure and answers the bytes. */
export async function closePaper({ doc, root }: Paper): Promise<Uint8Array> {
  root.end();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isEnded = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.end();
  await isEnded;
  return Uint8Array.from(Buffer.concat(chunks));
}

/** Adds an element without content of its own. */
export function addElement(
  { doc }: Paper,
  parent: Element,
  tag: string,
  scope?: 'Row' | 'Column',
): Element {
  // The types don't list what a heading of a table is for.
  const options: PDFKit.Mixins.StructureElementOptions & { scope?: string } = scope
    ? { scope }
    : {};
  const element = doc.struct(tag, options);
  parent.add(element);
  return element;
}

/** Draws what is read as one element. */
export function drawElement({ doc }: Paper, parent: Element, tag: string, draw: () => void): void {
  parent.add(doc.struct(tag, {}, draw));
}

/** Draws what is only looked at: rules, and what is repeated on each page. */
export function drawArtifact({ doc }: Paper, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** A rule over the whole width at the next place. */
export function drawRule(paper: Paper, color: string, thickness: number): void {
  const { doc, left, width, y } = paper;
  drawArtifact(paper, () => {
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
  });
}
