/** Stands in for the memory of mutations in the query client: the site's writes go by `kit/api/mutations`. */
export class MutationCache {
  getAll(): readonly [] {
    return [];
  }

  clear(): void {}

  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}
