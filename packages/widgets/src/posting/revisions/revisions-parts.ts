export { RevisionsDialog } from './RevisionsDialog.tsx';
export { default as styles } from './revisions-parts.ts?styles';
