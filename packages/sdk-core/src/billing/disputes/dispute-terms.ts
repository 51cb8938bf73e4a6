/**
 * The status of a dispute: evidence is requested, the bank decides, or it has decided. An inquiry
 * asks before a dispute, and takes no money. `prevented` was settled before it became one.
 */
export const disputeStatuses = [
  'needs-response',
  'under-review',
  'won',
  'lost',
  'inquiry',
  'inquiry-closed',
  'prevented',
  'unknown',
] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Whether the bank has decided, or asks no more. */
export function isDisputeOver(status: DisputeStatus): boolean {
  return overStatuses.includes(status);
}

const overStatuses: readonly DisputeStatus[] = ['won', 'lost', 'inquiry-closed', 'prevented'];
