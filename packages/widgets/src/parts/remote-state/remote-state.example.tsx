import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useState } from 'react';
import { PartMissing } from './PartMissing.tsx';
import { RemoteContent } from './RemoteContent.tsx';

const names = ['Rosa Lindqvist', 'Milo Tremblay', 'Ana Sousa'];
const down = new Problem('network', 'Out of reach.');

function Names({ remote }: { readonly remote: Remote<readonly string[], Problem> }) {
  const [shown, setShown] = useState(remote);
  return (
    <RemoteContent
      remote={shown}
      rows={3}
      unknown={{ title: 'There is no such list.', advice: 'It may have been deleted.' }}
      onRetry={() => setShown({ state: 'ready', value: names })}
    >
      {(value) => (
        <ul>
          {value.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </RemoteContent>
  );
}

export function Loading() {
  return <Names remote={{ state: 'loading' }} />;
}

export function OutOfReach() {
  return <Names remote={{ state: 'failed', problem: down }} />;
}

export function OldValue() {
  return <Names remote={{ state: 'failed', problem: down, previous: names }} />;
}

export function SignedOut() {
  return (
    <Names remote={{ state: 'failed', problem: new Problem('unauthorized', 'Signed out.') }} />
  );
}

export function Forbidden() {
  return <Names remote={{ state: 'failed', problem: new Problem('forbidden', 'Not yours.') }} />;
}

export function NothingThere() {
  return <Names remote={{ state: 'failed', problem: new Problem('not-found', 'Nothing.') }} />;
}

export function PartOfAPage() {
  return <PartMissing onRetry={() => {}} />;
}
