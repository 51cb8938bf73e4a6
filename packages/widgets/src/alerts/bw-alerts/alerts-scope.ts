import type { RulesStore } from '@boardwalk/sdk-core/alerts/own/rules-store';
import type { RuleId } from '@boardwalk/sdk-core/vocabulary/ids';
import { createContext, useContext } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { alertsAttributes } from './attributes.ts';

export type AlertsContext = WidgetContext<typeof alertsAttributes>;

/** What every part of somebody’s alerts needs. */
export interface AlertsScope {
  readonly rules: RulesStore;
  /** The level of the widget's heading. */
  readonly level: number;
  readonly onlyNew: boolean;
  readonly showOnlyNew: (onlyNew: boolean) => void;
  /** Opens an alert, or goes back to all of them. */
  readonly go: (id: RuleId | undefined) => void;
  /** Leads the focus to the row of an alert, once it is there; without one to the heading. */
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
