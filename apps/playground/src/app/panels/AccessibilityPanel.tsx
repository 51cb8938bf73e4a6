import { Button } from '@boardwalk/widgets/kit/button/Button.tsx';
import { useStore } from '@nanostores/react';
import { Accessibility } from 'lucide';
import type { Finding } from '../../preview/messages.ts';
import type { PreviewReport } from '../store.ts';
import { usePlayground } from '../store-context.ts';

/** What axe-core finds in the widget as it stands in the preview. */
export function AccessibilityPanel() {
  const { $told, startCheck } = usePlayground();
  const { check } = useStore($told);
  return (
    <section className="group">
      <h2>Accessibility</h2>
      <p className="control-note">
        axe-core checks the widget in the preview as it is right now: with this theme, this width
        and whatever is open in it.
      </p>
      <Button
        variant="primary"
        icon={Accessibility}
        disabled={check.state === 'running'}
        onClick={startCheck}
      >
        {check.state === 'running' ? 'Checking …' : 'Check the preview'}
      </Button>
      <div role="status">
        <Result check={check} />
      </div>
    </section>
  );
}

function Result({ check }: { readonly check: PreviewReport['check'] }) {
  if (check.state === 'none' || check.state === 'running') return null;
  if (check.state === 'failed') {
    return <p className="verdict is-bad">The check could not be run: {check.reason}</p>;
  }
  const { findings, passed } = check;
  return (
    <>
      <p className={findings.length > 0 ? 'verdict is-bad' : 'verdict is-good'}>
        {findings.length === 1 ? '1 finding' : `${findings.length} findings`}, {passed} rules hold
      </p>
      <ul className="findings">
        {findings.map((finding) => (
          <FindingEntry key={finding.rule} finding={finding} />
        ))}
      </ul>
    </>
  );
}

function FindingEntry({ finding }: { readonly finding: Finding }) {
  const { rule, impact, help, address, places } = finding;
  return (
    <li>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {help}
        </a>{' '}
        <span className="control-tag">{impact}</span>
      </p>
      <p className="control-note">
        <code>{rule}</code>: {places.join(', ')}
      </p>
    </li>
  );
}
