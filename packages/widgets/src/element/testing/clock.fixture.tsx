import { useEffect, useState } from 'react';
import { defineElement } from '../attributes/element-table.ts';
import { findRegistry } from '../environment/registry.ts';
import { version } from '../environment/version.ts';

/** Counts for all copies of the SDK on a page: plain functions and data, as sessions will be. */
interface SharedClock {
  /** The version of the copy that made it. */
  readonly maker: string;
  get(): number;
  subscribe(onTick: () => void): () => void;
}

function makeClock(): SharedClock {
  let count = 0;
  const listeners = new Set<() => void>();
  setInterval(() => {
    count++;
    for (const onTick of listeners) onTick();
  }, 100);
  return {
    maker: version,
    get: () => count,
    subscribe(onTick) {
      listeners.add(onTick);
      return () => listeners.delete(onTick);
    },
  };
}

function Clock() {
  const clock = findRegistry()?.share('clock', makeClock);
  const [count, setCount] = useState(0);
  useEffect(() => clock?.subscribe(() => setCount(clock.get())), [clock]);
  return (
    <button type="button" data-shown-by={version}>
      {clock?.maker} {String(count)}
    </button>
  );
}

/** A widget of the tests' own that shows what all copies on the page share. */
export function clockTable(tag: `bw-${string}`) {
  return defineElement({
    tag,
    summary: 'Counts with all others of the page.',
    attributes: {},
    events: {},
    intrinsicSize: [[0, 40]],
    styles: [],
    render: () => <Clock />,
  });
}
