import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Exported functions, and constants that hold one. */
const EXPORTED =
  /^export (?:default )?(?:async )?function\*? ?(\w*)|^export const (\w+)(?:: [^=]+)? = (?:async )?(?:\([^)]*\)|\w+)(?:: [^=]+)? =>/;

test('exported functions of functions/, db/ and queues/ say what they take and give', () => {
  const bare = sources('functions', 'db', 'queues').flatMap(({ path, text }) => {
    const lines = text.split('\n');
    const documented = new Set<string>();
    return lines.flatMap((line, index) => {
      const match = EXPORTED.exec(line);
      if (!match) return [];
      const name = match[1] || match[2] || 'default';
      if ((lines[index - 1] ?? '').trimEnd().endsWith('*/')) documented.add(name);
      // The second signature of an overload stands under the docstring of the first.
      return documented.has(name) ? [] : [`${path}:${index + 1} ${name}`];
    });
  });
  expect(bare).toEqual([]);
});
