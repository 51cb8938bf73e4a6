/**
 * A `follow` for many: starts with its first follower and stops with its last, however often
 * each of them stops.
 */
export function whileFollowed(start: () => () => void): () => () => void {
  let followers = 0;
  let stop: (() => void) | undefined;
  return () => {
    if (followers++ === 0) stop = start();
    let isFollowing = true;
    return () => {
      if (!isFollowing) return;
      isFollowing = false;
      if (--followers === 0) stop?.();
    };
  };
}
