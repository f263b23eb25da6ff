import { useId, useState } from 'react';
import type { Answer, PushPage } from '../../../db/contract/inbox';
import {
  ANSWER_LIMITS,
  IRRELEVANT_REASONS,
  type IrrelevantReason,
  type PushAnswer,
} from '../../../db/contract/inbox-words';
import phone from '../../i18n/phone';
import { useLang, useText } from '../../kit/i18n';
import { CallError, call } from '../api';
import { Trouble, useSubmit } from '../submit';
import type { AnswerFile } from '../upload';
import { FilePicker } from './FilePicker';
import { Invite } from './Invite';

/** What was written for an answer of any kind and not sent yet. */
export interface AnswerDraft {
  content?: string;
  files?: AnswerFile[];
}

interface Props {
  push: PushPage;
  /** Empty for the push as a whole. */
  itemId: string;
  kind: PushAnswer;
  /** The answer that is changed. */
  before: Answer | undefined;
  /** Words and files stay when another kind is chosen. */
  draft: AnswerDraft;
  /** Takes what has changed of it. */
  onDraft: (changed: AnswerDraft) => void;
  onAnswer: (answer: Answer) => void;
  /** Somebody else has answered meanwhile. */
  onStale: () => void;
  onCancel: () => void;
}

const isReason = (key: string): key is IrrelevantReason => key in IRRELEVANT_REASONS;

/** What belongs to an answer: a reason, a colleague, words, files. */
export function AnswerForm({ push, itemId, kind, before, draft, onDraft, onAnswer, onStale, onCancel }: Props) {
  const text = useText(phone);
  const { lang } = useLang();
  const id = useId();
  const kept = before?.answer === kind ? before : undefined;
  const [reason, setReason] = useState(kept?.reason ?? '');
  const [colleague, setColleague] = useState('');
  const content = draft.content ?? kept?.content ?? '';
  const files = draft.files ?? (kept?.files ?? []).map(({ name, url }) => ({ name, url }));
  const [uploading, setUploading] = useState(false);
  const colleagues = push.own?.colleagues ?? [];

  /** What is missing, and where it is entered. */
  const missing = (): [words: string, field: string] | null => {
    if (kind === 'irrelevant' && !reason) return [text.missing.reason, Object.keys(IRRELEVANT_REASONS)[0] ?? ''];
    if (kind === 'irrelevant' && reason === 'other' && !content.trim()) return [text.missing.other, 'words'];
    if (kind === 'passed' && !colleague) return [text.missing.colleague, 'who'];
    return kind === 'replied' && !content.trim() && files.length === 0 ? [text.missing.words, 'words'] : null;
  };

  const { busy, error, submit } = useSubmit(async () => {
    const wrong = missing();
    if (wrong) throw new CallError(422, ...wrong);
    const key = { push_id: push.id, org_id: push.org.id, item_id: itemId, version: before?.version ?? 0, content };
    const sent =
      kind === 'passed'
        ? call('/v1/inbox/passOn', { ...key, user_id: colleague })
        : call('/v1/inbox/answer', {
            ...key,
            answer: kind,
            ...(kind === 'irrelevant' && isReason(reason) && { reason }),
            ...(kind === 'replied' && { files }),
          });
    try {
      onAnswer(await sent);
    } catch (failure) {
      if (failure instanceof CallError && failure.status === 409) onStale();
      throw failure;
    }
  }, id);

  const invite = kind === 'passed' ? <Invite push={push} /> : null;
  if (kind === 'passed' && colleagues.length === 0) {
    return (
      <>
        <p className="note">{text.noColleagues}</p>
        {invite}
      </>
    );
  }
  const form = (
    <form onSubmit={submit} noValidate>
      {kind === 'irrelevant' && (
        <fieldset>
          <legend>{text.reason}</legend>
          {Object.entries(IRRELEVANT_REASONS).map(([key, label]) => (
            <label key={key} className="choice">
              <input
                type="radio"
                id={`${id}-${key}`}
                name={`${id}-reason`}
                value={key}
                checked={reason === key}
                onChange={() => setReason(key)}
              />
              {label[lang]}
            </label>
          ))}
        </fieldset>
      )}
      {kind === 'passed' && (
        <>
          <label htmlFor={`${id}-who`}>{text.colleague}</label>
          <select id={`${id}-who`} value={colleague} onChange={(event) => setColleague(event.target.value)}>
            <option value="">{text.choose}</option>
            {colleagues.map(({ user_id, name }) => (
              <option key={user_id} value={user_id}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
      <label htmlFor={`${id}-words`}>{kind === 'replied' ? text.wordsReply : text.words}</label>
      <textarea
        id={`${id}-words`}
        maxLength={ANSWER_LIMITS.content}
        value={content}
        onChange={(event) => onDraft({ content: event.target.value })}
      />
      {kind === 'replied' && (
        <FilePicker
          id={`${id}-files`}
          files={files}
          onFiles={(chosen) => onDraft({ files: chosen })}
          onBusy={setUploading}
        />
      )}
      <Trouble error={error} />
      <div className="row">
        <button type="submit" className="button main" disabled={busy || uploading}>
          {busy ? text.submitting : text.submit}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {text.cancel}
        </button>
      </div>
    </form>
  );
  return (
    <>
      {form}
      {invite}
    </>
  );
}
