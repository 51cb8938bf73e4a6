import type { TextStyle } from './pdf-text.ts';

/** Ink and what stands behind it; on white each reads at 4.5 to 1 or more. */
const ink = '#1b1f24';
const quiet = '#57606a';
const settled = '#1a6b3c';
export const ruleColors = { strong: ink, faint: '#d0d7de' } as const;

/** How the texts of an invoice look. */
export const styles = {
  heading: { weight: 'strong', size: 24, color: ink },
  seller: { weight: 'strong', size: 12, color: ink },
  paid: { weight: 'strong', size: 11, color: settled },
  label: { weight: 'strong', size: 9, color: quiet },
  text: { weight: 'regular', size: 10, color: ink },
  strong: { weight: 'strong', size: 10, color: ink },
  note: { weight: 'regular', size: 9, color: quiet },
  total: { weight: 'strong', size: 13, color: ink },
} as const satisfies Readonly<Record<string, TextStyle>>;
