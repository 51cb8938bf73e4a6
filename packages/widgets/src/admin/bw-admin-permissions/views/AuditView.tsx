import { auditMessages } from '@boardwalk/sdk-core/admin/audit/audit-messages';
import { createAuditStore } from '@boardwalk/sdk-core/admin/audit/audit-store';
import { useState } from 'react';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { AuditList } from '../../audit/AuditList.tsx';
import type { AdministrationContext } from '../administration-context.ts';
import '../../admin.css';

export { default as styles } from './AuditView.tsx?styles';

/** Who changed whose rights or account. */
export function AuditView({ context: { env } }: { readonly context: AdministrationContext }) {
  const messages = env.messages(auditMessages);
  const [store] = useState(() => createAuditStore(env));
  useRemote(store);
  return (
    <section className="admin-section">
      <h2 className="admin-heading">{messages.title}</h2>
      <p className="admin-note">{messages.lead}</p>
      <AuditList store={store} />
    </section>
  );
}
