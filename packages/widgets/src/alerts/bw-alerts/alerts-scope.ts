import type { RulesStore } from '@boardwalk/sdk-core/alerts/own/rules-store';
import type { Frequency } from '@boardwalk/sdk-core/mailing/mail-kinds';
import type { RuleId } from '@boardwalk/sdk-core/vocabulary/ids';
import { createContext, useContext } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { alertsAttributes } from './attributes.ts';

export type AlertsContext = WidgetContext<typeof alertsAttributes>;

/** What every part of somebody’s alerts needs. */
export interface AlertsScope {
  readonly rules: RulesStore;
  /** How often mail about alerts comes at all; as the alerts say where it could not be found out. */
  readonly mail: Frequency;
  /** The alert that is open, if one is. */
  readonly open: RuleId | undefined;
  /** The level of the widget's heading. */
  readonly level: number;
  readonly onlyNew: boolean;
  readonly showOnlyNew: (onlyNew: boolean) => void;
  /** Opens an alert, or goes back to all of them. */
  readonly go: (id: RuleId | undefined) => void;
  /** Has a screen reader say what came of something, where nothing else does. */
  readonly say: (text: string) => void;
  /** Leads the focus to the row of an alert, deleted or not, once it is there; without one to the heading. */
  readonly focus: (id: RuleId | undefined) => void;
  /** Focuses what waits for the focus and has come. */
  readonly settleFocus: () => void;
}

export const AlertsScopeContext = createContext<AlertsScope | undefined>(undefined);

/** The alerts that the component belongs to. */
export function useAlerts(): AlertsScope {
  const scope = useContext(AlertsScopeContext);
  if (!scope) throw new Error('useAlerts needs alerts around it');
  return scope;
}
