/** Tabs of our own site that wait for a mailed link to be followed, and the one that has followed it. */
export function openSignedInChannel(): BroadcastChannel {
  return new BroadcastChannel('boardwalk.signed-in');
}
