import type { PortrayedTopic } from '../../../db/contract/portraits.ts';
import { shortened } from '../../platform/plain-text.ts';
import { countsOf } from '../matching/grams.ts';
import { likelihoods, type Topic, type TopicModel } from '../matching/model.ts';

/** Sentences of a text that are read, and how long one is shown. */
const READ = 20;
const SHOWN = 120;
const LEAST_LETTERS = 8;
const ENDS = /(?<=[。！？；!?;])|\n+/;

/** The sentences of a text. */
const sentencesOf = (text: string): string[] =>
  text
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => [...sentence].length >= LEAST_LETTERS)
    .slice(0, READ);

/** The sentence of a text that speaks most for a topic; the beginning where it has none. */
export function sentenceFor(model: TopicModel, label: string, text: string): string {
  const place = model.labels.indexOf(label);
  const said = sentencesOf(text).map((sentence) => ({
    sentence,
    share: place < 0 ? 0 : (likelihoods(model, countsOf(sentence))[place] ?? 0),
  }));
  const [best] = said.sort((one, other) => other.share - one.share);
  return shortened(best?.sentence ?? text, SHOWN);
}

/** Topics of one text, each with its sentence. */
export const portrayed = (model: TopicModel, topics: readonly Topic[], text: string): PortrayedTopic[] =>
  topics.map(({ label, weight }) => ({ label, weight, sentence: sentenceFor(model, label, text), source: null }));
