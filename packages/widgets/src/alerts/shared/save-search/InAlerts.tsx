import type { ReactNode } from 'react';
import { ContactNotice } from '../../../inbox/shared/contact/ContactOutcome.tsx';
import { AlertsLink } from './AlertsLink.tsx';

interface InAlertsProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** That a search is saved, and the way to all that are. */
export function InAlerts({ onClose, children }: InAlertsProps) {
  return (
    <ContactNotice onClose={onClose} way={<AlertsLink isMain />} hasReplaced>
      {children}
    </ContactNotice>
  );
}
