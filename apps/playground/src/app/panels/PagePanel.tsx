import { Segmented } from '@boardwalk/widgets/kit/segmented/Segmented.tsx';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import {
  answerModes,
  type HostSwitch,
  hostSwitches,
  networks,
  processors,
} from '../../state/choices.ts';
import {
  answerNames,
  answerNotes,
  hostNames,
  networkNames,
  processorNames,
} from '../choice-labels.ts';
import { usePlayground } from '../store-context.ts';

/** What the page around the widget does to it: answers, speed, and the host's own ways. */
export function PagePanel() {
  const { $state, change } = usePlayground();
  const { answers, network, processor, hosts } = useStore($state);
  return (
    <>
      <section className="group">
        <h2>What the API answers</h2>
        <Segmented
          label="What the API answers"
          segments={answerModes.map((value) => ({ value, label: answerNames[value] }))}
          value={answers}
          onPick={(picked) => change({ answers: picked })}
        />
        <p className="control-note">{answerNotes[answers]}</p>
      </section>
      <section className="group">
        <h2>The host’s page</h2>
        {hostSwitches.map((name) => (
          <HostSwitchControl
            key={name}
            name={name}
            isOn={hosts.includes(name)}
            onChange={(isOn) =>
              change({
                hosts: hostSwitches.filter((one) => (one === name ? isOn : hosts.includes(one))),
              })
            }
          />
        ))}
      </section>
      <section className="group">
        <h2>Network</h2>
        <Segmented
          label="Network"
          segments={networks.map((value) => ({ value, label: networkNames[value] }))}
          value={network}
          onPick={(picked) => change({ network: picked })}
        />
        <p className="control-note">
          Slow: the SDK’s files, the API’s answers and the pictures come through one link of 1.6
          Mbit/s with 150 ms there and back, and nothing is kept in the browser’s cache. To slow
          down everything else as well, use the network conditions of the browser’s developer tools.
        </p>
      </section>
      <section className="group">
        <h2>Processor</h2>
        <Segmented
          label="Processor"
          segments={processors.map((value) => ({ value, label: processorNames[value] }))}
          value={processor}
          onPick={(picked) => change({ processor: picked })}
        />
        <p className="control-note">
          Slow: a script of the page keeps the main thread busy for 12 of every 16 ms. It is close
          to what the performance panel of the developer tools calls “4× slowdown”, which slows down
          the browser’s own work too: measure with that.
        </p>
      </section>
    </>
  );
}

interface HostSwitchProps {
  readonly name: HostSwitch;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function HostSwitchControl({ name, isOn, onChange }: HostSwitchProps) {
  const { title, note } = hostNames[name];
  const id = useId();
  return (
    <div className="control">
      <label className="checkbox">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span className="checkbox-text">{title}</span>
      </label>
      <p className="control-note is-indented" id={id}>
        {note}
      </p>
    </div>
  );
}
