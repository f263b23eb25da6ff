import { MOST, type Weights } from '../../../db/contract/matching.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { decodeModel, type TopicModel } from './model.ts';

/** Version of the model that an installation begins with. */
export const FIRST_MODEL = 'first';
/** Seconds after which an isolate asks again which model is in force. */
const ASK_AGAIN = 60;

/** Where the object store keeps a model. */
export const modelKey = (version: string): string => `models/topics/${version}`;

/** Knows no field: every text is compared by its grams alone. */
const NONE: TopicModel = {
  version: 'none',
  labels: [],
  terms: [],
  frequencies: new Float32Array(),
  texts: 1000,
  length: 300,
  weights: new Int8Array(),
  scales: new Float32Array(),
  masses: new Float32Array(),
};

interface Held {
  model: TopicModel;
  asked: number;
}

/** One model an isolate. */
let held: Held | undefined;

/**
 * A model as the object store keeps it.
 * @returns null when it is not there
 */
export async function readModel(files: R2Bucket, version: string): Promise<TopicModel | null> {
  const object = await files.get(modelKey(version));
  return object ? decodeModel(new Uint8Array(await object.arrayBuffer())) : null;
}

/**
 * The model and the weights in force, which an isolate asks for once a minute. Where none can be read, texts are compared without topics.
 */
export async function currentModel(db: Database, env: Pick<Env, 'FILES'>): Promise<TopicModel> {
  if (held && now() - held.asked < ASK_AGAIN) return held.model;
  const [models = [], learned = []] = await db.batch<{ value: string }>([
    { sql: 'SELECT version AS value FROM topic_model WHERE current = 1 LIMIT 1', params: [] },
    { sql: 'SELECT weights AS value FROM match_weights WHERE current = 1 LIMIT 1', params: [] },
  ]);
  const version = models[0]?.value ?? FIRST_MODEL;
  const most = learned[0] ? (JSON.parse(learned[0].value) as Weights) : MOST;
  if (held?.model.version !== version) {
    const model = await readModel(env.FILES, version).catch(() => null);
    // What cannot be read is asked for again by the next one, not in a minute.
    if (!model) return { ...(held?.model ?? NONE), most };
    held = { model: { ...model, most }, asked: now() };
  }
  held.asked = now();
  // What is derived of a model is known by the object: it is changed where it stands.
  held.model.most = most;
  return held.model;
}

/** Lets the next one ask which model is in force. */
export function forgetModel(): void {
  held = undefined;
}
