/** What each token of `tokens.css` is for, for the reference; the browser's files don't hold it. */
export const tokenDescriptions = {
  '--bw-background': 'What everything stands on.',
  '--bw-surface': 'Areas that stand out from the background: bars, placeholders, hovered rows.',
  '--bw-line': 'Lines between things.',
  '--bw-control-border': 'The border of fields and buttons; 3 to 1 against the background.',
  '--bw-ink': 'Text.',
  '--bw-muted': 'Text of less weight; still 4.5 to 1 against the background.',
  '--bw-accent': 'Links, main buttons, what is chosen; 4.5 to 1 against the background.',
  '--bw-on-accent': 'Text on the accent; by default white or near-black, whichever reads better.',
  '--bw-board': 'Boards and what belongs to them.',
  '--bw-danger': 'Errors, and what can’t be undone.',
  '--bw-success': 'What went well.',
  '--bw-focus': 'The ring around what has the focus; 3 to 1 against the background.',
  '--bw-font': 'The font family.',
  '--bw-radius-control': 'Corners of fields and buttons.',
  '--bw-radius-card': 'Corners of cards and pictures.',
  '--bw-radius-dialog': 'Corners of dialogs.',
} as const;
