import type { Env } from './env.ts';
import { AppError } from './errors.ts';

type Store = Pick<Env, 'FILES'>;

/** Outside the names under which files are served: no address leads to a body. */
const keyOf = (name: string): string => `bodies/${name}`;

/**
 * Keeps a text in the object store.
 * @param name under which nothing is kept yet: a body is written once and never changed
 */
export async function keepBody(store: Store, name: string, text: string): Promise<void> {
  await store.FILES.put(keyOf(name), text, { httpMetadata: { contentType: 'application/json' } });
}

/**
 * The text of a body that a row names.
 * @throws AppError 503 where the store does not give it
 */
export async function readBody(store: Store, name: string): Promise<string> {
  const text = await store.FILES.get(keyOf(name)).then(
    (object) => object?.text() ?? null,
    (error: unknown) => {
      console.error(JSON.stringify({ body: 'unread', error: String(error).slice(0, 200) }));
      return null;
    },
  );
  if (text === null) throw new AppError(503, 'unavailable');
  return text;
}

/**
 * Removes bodies; those that are not there are as good as removed.
 * @param names at most 1000
 */
export async function removeBodies(store: Store, names: readonly string[]): Promise<void> {
  if (names.length > 0) await store.FILES.delete(names.map(keyOf));
}
