export { RevisionsDialog } from './RevisionsDialog.tsx';
