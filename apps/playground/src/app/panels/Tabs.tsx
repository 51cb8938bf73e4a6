import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number | undefined;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onPick: (value: Value) => void;
  /** The panel of the tab that is picked. */
  readonly children: ReactNode;
}

/** Tabs of which one panel shows; the arrow keys lead from tab to tab. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onPick, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the tab that is picked
  useEffect(() => {
    const picked = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (list.current && picked) scrollIntoRow(list.current, picked);
  }, [value]);

  function moveBy({ key, currentTarget }: KeyboardEvent<HTMLDivElement>): boolean {
    const target = targetOf(
      key,
      tabs.length,
      tabs.findIndex((tab) => tab.value === value),
    );
    const next = target === undefined ? undefined : tabs[target];
    if (!next) return false;
    onPick(next.value);
    currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[target ?? 0]?.focus();
    return true;
  }

  return (
    <>
      <div
        ref={list}
        className="tabs"
        role="tablist"
        aria-label={label}
        onKeyDown={(press) => {
          if (moveBy(press)) press.preventDefault();
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onPick(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        className="panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reached by keys
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}

function targetOf(key: string, count: number, current: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Scrolls the row alone: the page stays where it is. */
function scrollIntoRow(row: HTMLElement, tab: HTMLElement): void {
  const start = tab.offsetLeft - row.offsetLeft;
  if (start < row.scrollLeft) row.scrollLeft = start;
  const end = start + tab.offsetWidth;
  if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
}
