import { listing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useEffect, useState } from 'react';
import { defineAttributes } from '../attributes/attributes.ts';
import { defineElement, event, property, type WidgetContext } from '../attributes/element-table.ts';

export const counterAttributes = defineAttributes({
  label: { type: 'string', default: 'Clicked', description: 'Before the number.' },
  step: { type: 'number', minimum: 1, default: 1, integer: true, description: 'How far.' },
  loud: { type: 'boolean', description: 'Upper case.' },
  kinds: { type: 'list', values: ['item', 'event'], url: 'push', description: 'Some kinds.' },
  page: { type: 'number', default: 1, url: 'replace', description: 'A page.' },
  extraWords: {
    type: 'json',
    accepts: 'an array of words',
    parse: (value) =>
      Array.isArray(value) && value.every((word) => typeof word === 'string')
        ? (value as readonly string[])
        : undefined,
    description: 'Words.',
  },
});

export const counterEvents = {
  'bw-counted': event<{ readonly count: number }>('The count is another.'),
};

interface CounterState {
  readonly start: number;
}

export type CounterContext = WidgetContext<
  typeof counterAttributes,
  CounterState,
  typeof counterEvents,
  typeof counterProperties
>;

export const counterProperties = { onlyScript: property<{ readonly word: string }>('A word.') };

/** Mounted counters and what they did, for the tests to look at. */
export const counterLog: string[] = [];

function Counter({ context }: { readonly context: CounterContext }) {
  const { attributes, properties, initial, env } = context;
  const [count, setCount] = useState(initial?.start ?? 0);

  useEffect(() => {
    counterLog.push('mounted');
    return () => {
      counterLog.push('unmounted');
    };
  }, []);

  function countOn() {
    const next = count + attributes.step;
    if (context.emit('bw-counted', { count: next })) setCount(next);
  }

  if (attributes.label === 'throw') throw new Error('The label says so');
  const words = [attributes.label, ...(attributes.extraWords ?? []), properties.onlyScript?.word];
  const text = words.filter(Boolean).join(' ');
  return (
    <>
      <button type="button" part="button" onClick={countOn}>
        {attributes.loud ? text.toUpperCase() : text} {String(count)}
      </button>
      <button type="button" onClick={() => context.setAttributes({ kinds: ['event'], loud: true })}>
        Only events
      </button>
      <button type="button" onClick={() => context.setAttributes({ page: 2 })}>
        Next page
      </button>
      <button type="button" onClick={() => context.setAttributes({ page: 1, kinds: [] })}>
        First page
      </button>
      <button type="button" onClick={() => context.navigate(listing({ type: 'item', id: 7 }))}>
        Open
      </button>
      <button type="button" onClick={() => context.fail(new Error('Nothing to show'))}>
        Fail
      </button>
      <p>
        {attributes.kinds.join(' and ')} page {attributes.page} at {env.clock.now()}
      </p>
    </>
  );
}

/** A widget of the tests' own, under a tag of theirs. */
export function counterTable(tag: `bw-${string}`) {
  return defineElement({
    tag,
    summary: 'Counts.',
    attributes: counterAttributes,
    events: counterEvents,
    properties: counterProperties,
    intrinsicSize: [
      [0, 300],
      [600, 200],
    ],
    styles: ['button { padding: 7px }'],
    render: (context: CounterContext) => <Counter context={context} />,
  });
}
