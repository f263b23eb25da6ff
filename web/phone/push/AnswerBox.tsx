import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Answer, PushPage } from '../../../db/contract/inbox';
import { IRRELEVANT_REASONS, PUSH_ANSWERS, type PushAnswer } from '../../../db/contract/inbox-words';
import phone from '../../i18n/phone';
import { useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { type AnswerDraft, AnswerForm } from './AnswerForm';

interface Props {
  push: PushPage;
  itemId: string;
  /** What is answered, for those who do not see where the buttons stand. */
  name: string;
  answer: Answer | undefined;
  draft: AnswerDraft;
  /** Takes what has changed of the draft; null throws it away. */
  onDraft: (changed: AnswerDraft | null) => void;
  onAnswer: (answer: Answer) => void;
  onStale: () => void;
  /** What stands beside the rarer answers. */
  more?: ReactNode;
}

/** What is answered most, with a button of its own; the others stand under one. */
const FIRST = ['interested', 'irrelevant'] as const;
const isFirst = (answer: PushAnswer): boolean => FIRST.some((each) => each === answer);

/** Of an item's answers one is the main one until one is chosen: then that one alone is marked. */
const LOOKS: Partial<Record<PushAnswer, { first: string; beside: string }>> = {
  interested: { first: 'button main', beside: 'button' },
  irrelevant: { first: 'button quiet', beside: 'button quiet' },
};

const reasonText = (reason: string, lang: 'zh' | 'en'): string =>
  Object.hasOwn(IRRELEVANT_REASONS, reason)
    ? IRRELEVANT_REASONS[reason as keyof typeof IRRELEVANT_REASONS][lang]
    : reason;

/** What was answered, who did it and when. */
function Answered({ answer }: { answer: Answer }) {
  const text = useText(phone);
  const { lang } = useLang();
  return (
    <>
      <p>
        <strong>{text.done[answer.answer]}</strong>
        {answer.reason && ` · ${reasonText(answer.reason, lang)}`}
      </p>
      {answer.answer === 'passed' && answer.passed_name && <p>{text.passedTo(answer.passed_name)}</p>}
      {answer.content && <p className="said">{answer.content}</p>}
      {answer.files.map((file) => (
        <p key={file.url}>
          <a href={file.url}>{file.name}</a>
        </p>
      ))}
      <p className="muted">{text.by(answer.user_name, formatMinute(answer.update_time))}</p>
    </>
  );
}

/** Answering one item, or the whole push; afterwards what was answered, and the way to change it. */
export function AnswerBox({ push, itemId, name, answer, draft, onDraft, onAnswer, onStale, more }: Props) {
  const text = useText(phone);
  const [kind, setKind] = useState<PushAnswer | null>(null);
  const [changing, setChanging] = useState(false);
  const [thanked, setThanked] = useState(false);
  const [opened, setOpened] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (thanked) status.current?.focus();
  }, [thanked]);

  const stop = () => {
    onDraft(null);
    setKind(null);
    setChanging(false);
  };
  const take = (given: Answer) => {
    stop();
    setThanked(true);
    onAnswer(given);
  };

  if (answer && !changing) {
    return (
      <div className="note" ref={status} tabIndex={-1}>
        {thanked && (
          <p role="status" className="good">
            {text.thanked[answer.answer] ?? text.thanks}
          </p>
        )}
        <Answered answer={answer} />
        <button
          type="button"
          className="button"
          onClick={() => {
            setThanked(false);
            setChanging(true);
            setKind(answer.answer);
          }}
        >
          {text.change}
        </button>
      </div>
    );
  }
  const wide = opened || (kind !== null && itemId !== '' && !isFirst(kind));
  const choice = (each: PushAnswer) => (
    <button
      key={each}
      type="button"
      className={itemId ? (LOOKS[each]?.[kind ? 'beside' : 'first'] ?? 'button') : 'button'}
      aria-pressed={kind === each}
      onClick={() => setKind(kind === each ? null : each)}
    >
      {text[each]}
    </button>
  );
  return (
    <fieldset disabled={push.preview}>
      <legend className="hidden">{text.answerTo(name)}</legend>
      <div className={itemId ? 'row two' : 'row answers'}>
        {PUSH_ANSWERS.filter((each) => !itemId || isFirst(each)).map(choice)}
        {itemId && (
          <button
            type="button"
            className="button quiet"
            aria-expanded={wide}
            aria-label={text.moreOf(name)}
            onClick={() => setOpened(!wide)}
          >
            ⋯
          </button>
        )}
      </div>
      {(wide || changing) && (
        <div className="row">
          {wide && itemId && PUSH_ANSWERS.filter((each) => !isFirst(each)).map(choice)}
          {wide && more}
          {changing && kind === null && (
            <button type="button" className="button" onClick={stop}>
              {text.cancel}
            </button>
          )}
        </div>
      )}
      {kind && (
        <AnswerForm
          key={kind}
          push={push}
          itemId={itemId}
          kind={kind}
          before={answer}
          draft={draft}
          onDraft={onDraft}
          onAnswer={take}
          onStale={onStale}
          onCancel={stop}
        />
      )}
    </fieldset>
  );
}
