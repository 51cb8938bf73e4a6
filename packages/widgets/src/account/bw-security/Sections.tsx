import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import type { SecurityFacts } from '@boardwalk/sdk-core/account/security/security-store';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { DataSection } from './DataSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SignInSection } from './SignInSection.tsx';
import { TwoStepSection } from './TwoStepSection.tsx';
import { keyOfTask, type Task, type Tasks } from './task.ts';
import './security.css';

interface SectionsProps {
  readonly facts: SecurityFacts;
  /** Of their headings. */
  readonly level: number;
  readonly reload: () => Promise<void>;
}

/** What shows and can be opened; `left` is where the focus goes back to. */
type Opened =
  | { readonly task: Task }
  | { readonly task?: undefined; readonly left?: string; readonly said?: string };

export function Sections({ facts, level, reload }: SectionsProps) {
  const [opened, setOpened] = useState<Opened>({});
  const place = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { task: current } = opened;
  const left = current ? undefined : opened.left;
  const said = current ? undefined : opened.said;

  useEffect(() => {
    if (said !== undefined) status.current?.focus();
    else if (left !== undefined) findOpener(place.current, left)?.focus();
  }, [left, said]);

  const tasks: Tasks = {
    current,
    hasTwoStep: facts.security.twoFactor !== null,
    open: (task) => setOpened({ task }),
    done(words) {
      void reload();
      setOpened({ said: words });
    },
    reload,
    cancel: () => setOpened(current ? { left: keyOfTask(current) } : {}),
  };
  const shared = { level, tasks };
  return (
    <div ref={place} className="security-sections">
      <p ref={status} role="status" className="security-said" tabIndex={-1}>
        {said}
      </p>
      <SignInSection {...shared} email={facts.security.email} />
      <TwoStepSection {...shared} security={facts.security} />
      <PasskeysSection
        {...shared}
        passkeys={facts.security.passkeys}
        device={facts.sessions.find(({ isCurrent }) => isCurrent)?.device}
      />
      <SessionsSection {...shared} sessions={facts.sessions} />
      <DataSection {...shared} />
    </div>
  );
}

function findOpener(place: HTMLElement | null, key: string): HTMLElement | undefined {
  const openers = place?.querySelectorAll<HTMLElement>('[data-opens]') ?? [];
  return [...openers].find((opener) => opener.dataset.opens === key);
}

/** Where they will be. */
export function SectionPlaces() {
  const messages = useMessages(securityMessages);
  return (
    <div className="security-sections">
      <p role="status" className="visually-hidden">
        {messages.loading}
      </p>
      {['sign-in', 'two-step', 'passkeys', 'sessions'].map((name) => (
        <Skeleton key={name} className="security-place" />
      ))}
    </div>
  );
}
