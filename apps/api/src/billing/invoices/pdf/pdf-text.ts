/// <reference path="./bidi-js.d.ts" />
import bidiFactory from 'bidi-js/dist/bidi.mjs';
import { drawnFont, type FontWeight } from './pdf-fonts.ts';

/** How a text is drawn: points, and a colour such as `#1b1f24`. */
export interface TextStyle {
  readonly weight: FontWeight;
  readonly size: number;
  readonly color: string;
}

/** A line that fits its column. */
export interface LaidLine {
  /** With a space at its end where the next line begins with another word, as it is read aloud. */
  readonly text: string;
  readonly style: TextStyle;
}

/** Where a line is drawn; `y` is its upper edge. */
export interface LinePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const bidi = bidiFactory();
const lineHeight = 1.35;
/** Figures of one width, so that amounts stand below each other. */
const amount = /^[-\p{Sc}\p{Lu}\d\s.,]+$/u;
const tabular: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

/** The height of a line, in points. */
export function heightOf({ style }: Pick<LaidLine, 'style'>): number {
  return style.size * lineHeight;
}

/** The height of lines below each other. */
export function heightOfAll(lines: readonly LaidLine[]): number {
  return lines.reduce((sum, line) => sum + heightOf(line), 0);
}

/** A text in lines of at most that width: words that are longer are broken wherever they must. */
export function layText(
  doc: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: TextStyle,
): readonly LaidLine[] {
  const lines: string[] = [];
  const space = measure(doc, ' ', style);
  let line = '';
  let used = 0;
  for (const word of plain(text).split(' ').filter(Boolean)) {
    const needed = measure(doc, word, style);
    if (line !== '' && used + space + needed <= width) {
      line += ` ${word}`;
      used += space + needed;
      continue;
    }
    if (line !== '') lines.push(`${line} `);
    const parts = needed <= width ? [word] : breakWord(doc, word, width, style);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
    used = measure(doc, line, style);
  }
  if (line !== '') lines.push(line);
  return lines.map((one) => ({ text: one, style }));
}

/** Draws a line: what is written from right to left stands in its place in it. */
export function drawLine(
  doc: PDFKit.PDFDocument,
  { text, style }: LaidLine,
  place: LinePlace,
): void {
  const spare = place.align === 'right' ? place.width - measure(doc, text.trimEnd(), style) : 0;
  let x = place.x + spare;
  const y = place.y + heightOf({ style }) / 2 + style.size * 0.33;
  doc.fillColor(style.color).fontSize(style.size);
  for (const run of runsOf(text)) {
    doc.font(drawnFont(style.weight, run.isForeign));
    const options = optionsOf(run);
    doc.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic', ...options });
    x += doc.widthOfString(run.text, options);
  }
}

/** The widths of texts at one point, by document: the same words come again and again. */
const widths = new WeakMap<PDFKit.PDFDocument, Map<string, number>>();

function measure(doc: PDFKit.PDFDocument, text: string, { weight, size }: TextStyle): number {
  const known = widths.get(doc) ?? new Map<string, number>();
  widths.set(doc, known);
  const key = `${weight} ${text}`;
  const width = known.get(key) ?? measureAtOnePoint(doc, text, weight);
  known.set(key, width);
  return width * size;
}

function measureAtOnePoint(doc: PDFKit.PDFDocument, text: string, weight: FontWeight): number {
  doc.fontSize(1);
  return runsOf(text).reduce((sum, run) => {
    doc.font(drawnFont(weight, run.isForeign));
    return sum + doc.widthOfString(run.text, optionsOf(run));
  }, 0);
}

function breakWord(
  doc: PDFKit.PDFDocument,
  word: string,
  width: number,
  style: TextStyle,
): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (part !== '' && measure(doc, part + segment, style) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

/** What is drawn at once: signs of one direction that one font has. */
interface Run {
  readonly text: string;
  readonly isForeign: boolean;
  readonly isTurned: boolean;
}

/** With features a text is laid out as a whole; without, word by word, and each word once. */
function optionsOf({ text, isTurned }: Run): PDFKit.Mixins.TextOptions {
  if (amount.test(text)) return { features: tabular };
  return isTurned ? { features: ['kern'] } : {};
}

/** The parts of a line from left to right, as which lines begin whatever is written in them. */
function runsOf(line: string): readonly Run[] {
  const levels = bidi.getEmbeddingLevels(line, 'ltr');
  const groups: { indices: number[]; level: number; isForeign: boolean }[] = [];
  for (const index of bidi.getReorderedIndices(line, levels)) {
    const level = levels.levels[index] ?? 0;
    const isForeign = isForeignAt(line, index);
    const last = groups.at(-1);
    if (last?.level === level && last.isForeign === isForeign) last.indices.push(index);
    else groups.push({ indices: [index], level, isForeign });
  }
  return groups.map(({ indices, level, isForeign }) => {
    const start = Math.min(...indices);
    const text = line.slice(start, start + indices.length);
    const isTurned = level % 2 === 1;
    return { text: isTurned ? turned(text) : text, isForeign, isTurned };
  });
}

/**
 * A text that is read from right to left, as fonts take it: they turn letters that are written so, and
 * nothing else. Brackets face the other way.
 */
function turned(text: string): string {
  const signs = Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign);
  return (/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text) ? signs : signs.reverse()).join('');
}

/** Latin, Greek and Cyrillic letters, punctuation and currencies, which the first font has. */
const own =
  /^[\u0020-\u036f\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u2000-\u206f\u20a0-\u20bf\u2122]$/u;

/** Whether the second font has to draw a sign; marks are drawn with the sign that they are on. */
function isForeignAt(line: string, index: number): boolean {
  let at = index;
  // The second half of a sign belongs to the first.
  if (/^[\udc00-\udfff]$/.test(line.charAt(at))) at -= 1;
  const sign = String.fromCodePoint(line.codePointAt(at) ?? 0);
  if (at > 0 && /^\p{M}$/u.test(sign)) return isForeignAt(line, at - 1);
  // A space within a foreign text is part of it.
  if (sign === ' ' && at > 0) return isForeignAt(line, at - 1);
  return !own.test(sign);
}

/** A text without what can't be drawn: controls, and marks of direction. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '');
}
