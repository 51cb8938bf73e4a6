import { createContext, useContext, useMemo } from 'react';
import { addStyles, type StyledRoot } from './style-sheets.ts';

/** The root that the components stand in; none on a server. */
export const StyledRootContext = createContext<StyledRoot | undefined>(undefined);

/**
 * Adopts styles that come later than their widget, while what needs them renders: it is neither seen
 * nor measured without them. A server writes those of the files that `later` of a table names.
 */
export function useLaterStyles(styles: readonly string[] | undefined): void {
  const root = useContext(StyledRootContext);
  useMemo(() => {
    if (root && styles) addStyles(root, ...styles);
  }, [root, styles]);
}
