function matches(field: string, value: number): boolean {
  return field.split(',').some((part) => {
    const [range = '*', every = '1'] = part.split('/');
    const [from, to] = range === '*' ? [0, Number.POSITIVE_INFINITY] : range.split('-').map(Number);
    if (from === undefined) return false;
    const last = to ?? (part.includes('/') ? Number.POSITIVE_INFINITY : from);
    return value >= from && value <= last && (value - from) % Number(every) === 0;
  });
}

/**
 * Whether a five-field cron expression is due in this minute (UTC, as in production).
 */
export function cronIsDue(expression: string, at: Date): boolean {
  const [minute = '*', hour = '*', day = '*', month = '*', weekday = '*'] = expression.trim().split(/\s+/);
  return (
    matches(minute, at.getUTCMinutes()) &&
    matches(hour, at.getUTCHours()) &&
    matches(day, at.getUTCDate()) &&
    matches(month, at.getUTCMonth() + 1) &&
    matches(weekday, at.getUTCDay())
  );
}

/**
 * Calls `fire` in each minute in which one of the expressions is due. The local runtime has no clock of its own for them.
 */
export function runCrons(expressions: string[], fire: (expression: string) => unknown): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      () => {
        const now = new Date();
        for (const expression of expressions) if (cronIsDue(expression, now)) fire(expression);
        wait();
      },
      60_000 - (Date.now() % 60_000) + 50,
    );
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}
