/**
 * What `preact/compat` is in our builds: the part of React's API that the widgets use. The whole
 * one weighs 1.4 kB more, and copies the props of every element at every render. A name that is
 * missing here fails the build, and the widget tests pass on this and on React.
 */
import { options, type VNode } from 'preact';
import { renameProps } from './rename-props.ts';

export { Component, createContext, createElement, createRef, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
export { memo } from './memo.ts';
export { useEffectEvent } from './use-effect-event.ts';
export { useSyncExternalStore } from './use-sync-external-store.ts';

const previous = options.vnode;

options.vnode = (vnode: VNode) => {
  if (typeof vnode.type === 'string') vnode.props = renameProps(vnode.type, vnode.props);
  previous?.(vnode);
};

/** `@preact/compat` passes it on; nobody imports React as a whole. */
export default {};
