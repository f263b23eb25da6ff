import { DurableObject } from 'cloudflare:workers';
import {
  currentModel,
  FIRST_MODEL,
  forgetModel,
  modelKey,
  readModel,
} from '../../functions/modules/matching/kept-model.ts';
import { WeightsLearning } from '../../functions/modules/matching/learning.ts';
import {
  BEGINNING,
  isNoWorse,
  type Lesson,
  learnedScopes,
  lessonsFrom,
  type Place,
  trialOf,
} from '../../functions/modules/matching/lessons.ts';
import { encodeModel } from '../../functions/modules/matching/model.ts';
import { readAgain } from '../../functions/modules/matching/reading.ts';
import { ROUNDS, Training } from '../../functions/modules/matching/training.ts';
import { now } from '../../functions/platform/clock.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';
import { failureOf, recordFailure } from '../../functions/platform/failures.ts';

/** Between two slices, so that other work of the object store and the database has its turn. */
const PAUSE_MS = 20;
/** After a slice that failed; after so many in a row the training is given up until the next night. */
const AGAIN_MS = 5000;
const FAILURES = 5;
/** Items read anew at once after a switch. */
const REREAD = 100;
/** Held-out items that a trial looks at most. */
const TRIED = 400;
/** Models that are kept to be taken back. */
const KEPT_MODELS = 5;

type Phase = 'survey' | 'count' | 'learn' | 'rounds' | 'try' | 'reread' | 'weights';

/** What is under way; it stands in memory alone: after a crash a training begins anew. */
interface Work {
  phase: Phase;
  place: Place | null;
  round: number;
  chosen: Map<string, number>;
  labels: Set<string>;
  training: Training | null;
  heldOut: Lesson[];
  weights: WeightsLearning;
  failures: number;
}

const begun = (): Work => ({
  phase: 'survey',
  place: BEGINNING,
  round: 0,
  chosen: new Map(),
  labels: new Set(),
  training: null,
  heldOut: [],
  weights: new WeightsLearning(),
  failures: 0,
});

/**
 * Learns from the public items which grams speak for which field, a slice an alarm, tries the new model beside the one in force and
 * switches to it when it is no worse; then learns from what members did how much each reason of a match counts. Whatever fails, the last
 * model and the last weights stay.
 */
export class TopicTrainer extends DurableObject<Env> {
  private work: Work | undefined;

  /** Begins a training; one that is under way goes on. */
  async start(): Promise<void> {
    if (!(await this.busy())) await this.ctx.storage.setAlarm(Date.now());
  }

  /** Whether a training is under way. */
  async busy(): Promise<boolean> {
    return this.work !== undefined || (await this.ctx.storage.getAlarm()) !== null;
  }

  override async alarm(): Promise<void> {
    const work = this.work ?? begun();
    this.work = work;
    try {
      const more = await this.slice(work);
      work.failures = 0;
      if (more) await this.ctx.storage.setAlarm(Date.now() + PAUSE_MS);
      else this.work = undefined;
    } catch (error) {
      await recordFailure(new Database(this.env.DB), failureOf(error, 'alarm', 'training of topics'));
      work.failures += 1;
      if (work.failures < FAILURES) await this.ctx.storage.setAlarm(Date.now() + AGAIN_MS);
      else this.work = undefined;
    }
  }

  /** The field of an item that was learned: the first of its scopes that is one. */
  private static labelOf({ labels }: Work, { scopes }: Lesson): string | undefined {
    return scopes.find((scope) => labels.has(scope));
  }

  /** @returns whether more is to be done */
  private async slice(work: Work): Promise<boolean> {
    const db = new Database(this.env.DB);
    if (work.phase === 'try') return this.judge(db, work);
    if (work.phase === 'reread') return this.reread(db, work);
    if (work.phase === 'weights') return this.weigh(db, work);
    const [lessons, next] = await lessonsFrom(db, work.place ?? BEGINNING);
    for (const lesson of lessons) this.take(work, lesson);
    work.place = next;
    if (next === null) await this.endPass(work);
    return true;
  }

  private take(work: Work, lesson: Lesson): void {
    const { phase, training } = work;
    if (lesson.heldOut) {
      if (phase === 'survey' && work.heldOut.length < TRIED) work.heldOut.push(lesson);
      return;
    }
    const label = TopicTrainer.labelOf(work, lesson);
    if (phase === 'survey') {
      for (const scope of lesson.scopes) work.chosen.set(scope, (work.chosen.get(scope) ?? 0) + 1);
    } else if (phase === 'count') training?.count(lesson.text);
    else if (phase === 'learn' && label !== undefined) training?.learn(lesson.text, label);
    else if (phase === 'rounds' && label === undefined) training?.read(lesson.text);
  }

  private async endPass(work: Work): Promise<void> {
    work.place = BEGINNING;
    if (work.phase === 'survey') {
      const scopes = learnedScopes(work.chosen);
      work.labels = new Set(scopes);
      // Without enough own fields the first ones stay, and move towards how the platform writes.
      const before = scopes.length > 0 ? undefined : ((await readModel(this.env.FILES, FIRST_MODEL)) ?? undefined);
      work.training = new Training(before ? before.labels : scopes, before);
      work.phase = 'count';
    } else if (work.phase === 'count') {
      work.training?.open();
      work.phase = 'learn';
    } else if (work.phase === 'learn') {
      work.training?.learned();
      work.phase = 'rounds';
    } else {
      work.training?.endRound();
      work.round += 1;
      if (work.round >= ROUNDS) work.phase = 'try';
    }
  }

  /** Tries the new model beside the one in force; the better one stays. */
  private async judge(db: Database, work: Work): Promise<boolean> {
    const at = now();
    const model = work.training?.model(new Date(at * 1000).toISOString());
    if (!model || model.labels.length === 0 || model.terms.length === 0) {
      work.phase = 'weights';
      return true;
    }
    const before = await currentModel(db, this.env);
    const [trial, former] = [trialOf(model, work.heldOut), trialOf(before, work.heldOut)];
    const better = isNoWorse(trial, former);
    const figures = { texts: model.texts, fields: model.labels.length, trial, before: former };
    if (better) await this.env.FILES.put(modelKey(model.version), encodeModel(model));
    await db.batch([
      ...(better ? [{ sql: 'UPDATE topic_model SET current = 0 WHERE current = 1', params: [] }] : []),
      {
        sql: 'INSERT INTO topic_model(version, current, figures, add_time) VALUES (?, ?, ?, ?)',
        params: [model.version, better ? 1 : 0, JSON.stringify({ ...figures, taken: better }), at],
      },
    ]);
    await this.forgetOldModels(db);
    if (better) forgetModel();
    work.phase = better ? 'reread' : 'weights';
    work.training = null;
    return true;
  }

  /** Earlier models than those that can be taken back go. */
  private async forgetOldModels(db: Database): Promise<void> {
    const old = await db.all<{ version: string }>(
      'SELECT version FROM topic_model WHERE current = 0 ORDER BY version DESC LIMIT 50 OFFSET ?',
      [KEPT_MODELS],
    );
    if (old.length === 0) return;
    await this.env.FILES.delete(old.map(({ version }) => modelKey(version)));
    await db.batch(old.map(({ version }) => ({ sql: 'DELETE FROM topic_model WHERE version = ?', params: [version] })));
  }

  /** Reads items anew with the model in force. */
  private async reread(db: Database, work: Work): Promise<boolean> {
    const model = await currentModel(db, this.env);
    if ((await readAgain(db, model, REREAD)) === 0) work.phase = 'weights';
    return true;
  }

  /** Learns from what members did with their matches how much each reason counts. */
  private async weigh(db: Database, work: Work): Promise<boolean> {
    const at = now();
    const more = await work.weights.slice(db, await currentModel(db, this.env), new Date(at * 1000).toISOString(), at);
    if (!more) forgetModel();
    return more;
  }
}
