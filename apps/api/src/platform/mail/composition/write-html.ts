import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { type Html, html, noHtml } from './html.ts';
import type { Footnote, MailBlock, MailLine, MailLink, MailSpan } from './mail-blocks.ts';
import { frameMail } from './mail-frame.ts';
import { quietColor } from './quiet-color.ts';
import { cardHtml } from './write-card.ts';

/** The HTML of a mail, on the page that all mails stand on. */
export function writeHtml(subject: string, blocks: readonly MailBlock[], locale: Locale): string {
  const content = blocks.map((block, index) =>
    block.kind === 'footnote'
      ? footnote(block.lines, blocks[index - 1]?.kind !== 'footnote')
      : html`${htmlOf(block, locale)}\n`,
  );
  return frameMail({ subject, content, locale }).source;
}

function htmlOf(block: Exclude<MailBlock, Footnote>, locale: Locale): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${broken(block.lines)}</p>`;
    case 'heading':
      return html`<h2 dir="auto" style="margin:24px 0 12px;font-size:20px;line-height:1.3">${inLine(block.line)}</h2>`;
    case 'list':
      return html`<ul style="margin:0 0 16px">${block.lines.map((line) => html`<li>${inLine(line)}</li>`)}</ul>`;
    case 'quote':
      return html`<blockquote class="line" dir="auto" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #d9dee5">${broken(block.lines)}</blockquote>`;
    case 'button':
      return button(block.link);
    case 'card':
      return cardHtml(block.card, locale);
  }
}

function broken(lines: readonly MailLine[]): readonly Html[] {
  return lines.map((line, index) => html`${index === 0 ? noHtml : html`<br>`}${inLine(line)}`);
}

function inLine(line: MailLine): readonly Html[] {
  return line.map(inSpan);
}

function inSpan(span: MailSpan): Html {
  switch (span.kind) {
    case 'words':
      return html`${span.words}`;
    case 'strong':
      return html`<strong>${inLine(span.spans)}</strong>`;
    case 'quiet':
      return html`<span class="quiet" style="color:${quietColor}">${inLine(span.spans)}</span>`;
    case 'link':
      return html`<a href="${span.address}">${span.label}</a>`;
  }
}

function button({ address, label }: MailLink): Html {
  return html`<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="button" bgcolor="#0b6b74" style="border-radius:6px;background:#0b6b74;mso-padding-alt:12px 20px"><a href="${address}" style="display:inline-block;padding:12px 20px;font-weight:600;line-height:20px;color:#ffffff;text-decoration:none">${label}</a></td></tr></table>`;
}

/** Text below a mail, behind a line. */
function footnote(lines: readonly MailLine[], isFirst: boolean): Html {
  const above = isFirst
    ? 'margin:24px 0 0;padding:16px 0 0;border-top:1px solid #d9dee5'
    : 'margin:8px 0 0';
  return html`<p class="quiet line" style="${above};font-size:14px;color:${quietColor}">${broken(lines)}</p>\n`;
}
