export { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx';
export { AwayDialog } from './AwayDialog.tsx';
export { default as styles } from './state-dialogs.ts?styles';
