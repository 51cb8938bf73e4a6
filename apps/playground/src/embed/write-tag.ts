import { escapeMarkup } from '@boardwalk/sdk-core/vocabulary/text/escape';
import type { EmbedSubject } from './embed-subject.ts';

const widest = 80;

type Tagged = Pick<EmbedSubject, 'widget' | 'attributes'>;

/** The widget's tag with its attributes: on one line where they fit, else one a line. */
export function openTag({ widget, attributes }: Tagged, indent = ''): string {
  const written = Object.entries(attributes).map(([name, text]) =>
    text === '' ? name : `${name}="${escapeMarkup(text)}"`,
  );
  const line = [`${indent}<${widget.tag}`, ...written].join(' ');
  if (line.length < widest) return `${line}>`;
  return [
    `${indent}<${widget.tag}`,
    ...written.map((one) => `${indent}  ${one}`),
    `${indent}>`,
  ].join('\n');
}

/** Rules for the tokens that somebody set; nothing where there are none. */
export function tokenRules(tokens: EmbedSubject['tokens']): string {
  const lines = Object.entries(tokens).map(([name, text]) => `  ${name}: ${text};`);
  return lines.length > 0 ? [':root {', ...lines, '}'].join('\n') : '';
}
