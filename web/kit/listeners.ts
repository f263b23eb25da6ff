/** Who wants to hear that a value outside of React changed: `subscribe` is what `useSyncExternalStore` takes. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell(): void {
      for (const listener of all) listener();
    },
  };
}
