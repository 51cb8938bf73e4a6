/** A table in Markdown; bars inside of cells are escaped, and line ends become spaces. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

function escapeCell(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .replace(/(?<!`)<(bw-[\w-]+)>(?!`)/g, '`<$1>`');
}
