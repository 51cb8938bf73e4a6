import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What imports of tables say, whatever stands in them. */
export const tableImportMessages = {
  catalogue: 'parts/table-import',
  fileTitle: 'Check it',
  choose: 'Choose a file',
  drop: 'or drop it here',
  checking: 'Checking the table …',
  refused: 'The table could not be checked.',
  several:
    'You have sent several tables in a short time. Wait until they are checked, then choose this one again.',
  problems: { one: '{count} problem', many: '{count} problems' },
  problemsOf: 'Problems of the table',
  row: 'Row',
  column: 'Column',
  found: 'What it says',
  fault: 'What is wrong',
  columnNamed: '{letters} · {name}',
  pages: 'Pages of problems',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
  running: 'Importing: {done} of {all}',
  runningNote: 'You can leave this page. It goes on without you.',
  labelled: '{label}:',
  earlier: 'Earlier imports',
  earlierNamed: '{name}, {date}',
  unnamed: 'A table',
  assumed: 'Please look at these',
  failed: 'This could not be done: {cause}',
  undo: 'Undo the import',
  report: 'Download the problems',
} as const satisfies Catalogue;
