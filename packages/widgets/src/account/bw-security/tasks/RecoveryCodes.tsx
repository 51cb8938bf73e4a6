import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import { Copy } from 'lucide';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useCopying } from './use-copying.ts';
import '../../../kit/form/form.css';
import '../security.css';
import './tasks.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shows the codes, which nobody sees again once they were saved. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const messages = useMessages(securityTaskMessages);
  const copying = useCopying(codes.join('\n'));
  const title = useRef<HTMLParagraphElement>(null);

  useEffect(() => title.current?.focus(), []);

  return (
    <div className="form">
      <p ref={title} className="security-row-title" tabIndex={-1}>
        {messages.codesTitle}
      </p>
      <p className="security-text">{messages.codesLead}</p>
      <ul className="security-codes">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <p role="status" className="security-note">
        {copying.told}
      </p>
      <div className="security-actions">
        <Button icon={Copy} onClick={copying.copy}>
          {messages.copy}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {messages.codesKept}
        </Button>
      </div>
    </div>
  );
}
