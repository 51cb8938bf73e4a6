import { holdMessages } from '@boardwalk/sdk-core/licenses/holds/hold-messages';
import type { HeldChoice } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import './holds.css';

interface KeptPlacesProps {
  readonly held: HeldChoice;
  readonly onKeepAgain: () => void;
}

/**
 * Shows until when the first of the places is held; once that is over, the way to have them again.
 */
export function HoldExpiry({ held, onKeepAgain }: KeptPlacesProps) {
  const { messages: read, clock, timeZone } = useEnvironment();
  const locale = useLocale();
  const messages = read(holdMessages);
  const first = held.holds.map(({ until }) => until).sort()[0];
  const until = first === undefined ? undefined : Date.parse(first);
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => setNow(clock.now()), Math.max(0, until - clock.now()) + 50);
    return () => clearTimeout(timer);
  }, [until, clock]);

  if (first === undefined || until === undefined) return null;
  if (now < until) {
    const time = createDateFormatter(locale, timeZone)(first, 'time');
    return <p className="kept-until">{fillMessage(messages.kept, { time })}</p>;
  }
  return (
    <div className="kept-over" role="alert">
      <p>{messages.over}</p>
      <Button onClick={onKeepAgain}>{messages.keepAgain}</Button>
    </div>
  );
}
