/** Who wants to know that something kept on this device has changed: here, or in another tab. */
export type StorageListeners = {
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells them, after a change of this tab's own; other tabs hear of it from the browser. */
  readonly tell: () => void;
};

/** The listeners of one thing kept in localStorage, for `useSyncExternalStore`. */
export function storageListeners(): StorageListeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
