import { Button } from '@boardwalk/widgets/kit/button/Button.tsx';
import { useStore } from '@nanostores/react';
import { Trash } from 'lucide';
import { sharedEvents } from '../../preview/event-names.ts';
import type { LoggedEvent } from '../store.ts';
import { usePlayground } from '../store-context.ts';
import { Prose } from './Prose.tsx';

/** What the widget fires, as it happens, the latest first. */
export function EventsPanel() {
  const { $told, $widget, clearEvents } = usePlayground();
  const { events, violations } = useStore($told);
  const widget = useStore($widget);
  const described = new Map([
    ...Object.entries(sharedEvents),
    ...widget.events.map(({ name, description }) => [name, description] as const),
  ]);
  return (
    <section className="group">
      <div className="group-head">
        <h2>Events</h2>
        <Button variant="quiet" icon={Trash} disabled={events.length === 0} onClick={clearEvents}>
          Clear
        </Button>
      </div>
      {events.length === 0 && (
        <p className="nothing">
          Nothing yet. Use the widget in the preview, and what it fires shows here.
        </p>
      )}
      <ol className="log" aria-live="polite" aria-relevant="additions">
        {events.toReversed().map((event) => (
          <LogEntry key={event.id} event={event} description={described.get(event.name)} />
        ))}
      </ol>
      {violations.length > 0 && (
        <>
          <h2>Policy violations</h2>
          <ul className="violations">
            {violations.map(({ directive, blocked }) => (
              <li key={`${directive} ${blocked}`}>
                <code>{directive}</code> {blocked}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface LogEntryProps {
  readonly event: LoggedEvent;
  readonly description: string | undefined;
}

function LogEntry({ event, description }: LogEntryProps) {
  const { name, target, time, detail } = event;
  return (
    <li>
      <details>
        <summary>
          <code className="log-name">{name}</code>
          <span className="log-target">{target}</span>
          <span className="log-time">{(time / 1_000).toFixed(2)} s</span>
        </summary>
        {description !== undefined && (
          <p className="control-note">
            <Prose>{description}</Prose>
          </p>
        )}
        {detail !== undefined && <pre className="code">{JSON.stringify(detail, null, 2)}</pre>}
      </details>
    </li>
  );
}
