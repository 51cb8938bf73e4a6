/** The trail: one chunk, with one entry. */
export { AuditView as View } from './AuditView.tsx';
