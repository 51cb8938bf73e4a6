import { useStore } from '@nanostores/react';
import { answerNames, hostNames } from '../choice-labels.ts';
import { usePlayground } from '../store-context.ts';

/** One line about what is switched on and what the preview said. */
export function Status() {
  const { $state, $told } = usePlayground();
  const { answers, network, processor, hosts } = useStore($state);
  const { violations, timing, events } = useStore($told);
  const last = events.findLast(({ name }) => name === 'bw-error' || name === 'bw-ready');
  const failed = last?.name === 'bw-error';
  const switched = [
    ...(answers === 'live' ? [] : [answerNames[answers]]),
    ...(network === 'slow' ? ['Slow network'] : []),
    ...(processor === 'slow' ? ['Slow processor'] : []),
    ...hosts.map((host) => hostNames[host].title),
  ];
  return (
    <p className="status">
      <span className={timing?.ready === undefined ? 'status-dot' : 'status-dot is-ready'} />
      <span>
        {failed
          ? 'The fallback shows'
          : timing?.ready === undefined
            ? 'Waiting for the first content'
            : `First content after ${Math.round(timing.ready)} ms`}
      </span>
      <span className={violations.length > 0 ? 'is-bad' : undefined}>
        {violations.length === 1 ? '1 policy violation' : `${violations.length} policy violations`}
      </span>
      {switched.length > 0 && <span className="status-switched">{switched.join(' · ')}</span>}
    </p>
  );
}
