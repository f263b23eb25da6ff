/** Counts cases and keeps what went wrong, so that one run shows every hole and not the first alone. */
export class Report {
  cases = 0;
  readonly failures: string[] = [];

  /** One case; `what` says where it is and what was found, and is asked only for when it failed. */
  check(holds: boolean, what: () => string): void {
    this.cases += 1;
    if (!holds) this.failures.push(what());
  }

  /** The first failures as a text, empty for none. */
  get summary(): string {
    const shown = this.failures.slice(0, 40).join('\n');
    return this.failures.length > 40 ? `${shown}\n… ${this.failures.length} in all` : shown;
  }
}

/** Runs tasks with a few at a time: the server has two cores. */
export async function each<T>(tasks: readonly T[], run: (task: T) => Promise<void>, width = 6): Promise<void> {
  const queue = [...tasks];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let task = queue.shift(); task !== undefined; task = queue.shift()) await run(task);
    }),
  );
}
