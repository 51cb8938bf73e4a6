import { auditMessages } from '@boardwalk/sdk-core/admin/audit/audit-messages';
import { createAuditStore } from '@boardwalk/sdk-core/admin/audit/audit-store';
import { useRef, useState } from 'react';
import { useStyles } from '../../../kit/style/use-styles.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { AuditList } from '../../audit/AuditList.tsx';
import { auditStyles } from '../../audit/styles.ts';
import type { AdministrationContext } from '../administration-context.ts';

/** Who changed whose rights or account. */
export function AuditView({ context: { env } }: { readonly context: AdministrationContext }) {
  const messages = env.messages(auditMessages);
  const [store] = useState(() => createAuditStore(env));
  const place = useRef<HTMLElement>(null);
  useStyles(place, auditStyles);
  useRemote(store);
  return (
    <section ref={place} className="admin-section">
      <h2 className="admin-heading">{messages.title}</h2>
      <p className="admin-note">{messages.lead}</p>
      <AuditList store={store} />
    </section>
  );
}
