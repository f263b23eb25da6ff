import Box from '@mui/material/Box';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { DraftPlace } from '../../../db/contract/drafts';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items';
import type { StoredForm } from '../../../db/contract/working-items';
import words from '../../i18n/publish';
import type { ApiQuery } from '../../kit/api';
import { confirm } from '../../kit/dialogs';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useDialog } from '../../kit/dialogs/useDialog';
import { readDraft } from '../../kit/form';
import { type Lang, useLang, useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';
import { type SessionUser, useSession } from '../session';
import { readMark, removeKept } from './drafts/kept';
import { chooseDraft, type Opening } from './drafts/opening';
import { getDraft } from './drafts/server';
import { draftValues } from './drafts/values';
import { formArea, titleOf, WIDTHS } from './frame';
import type { Known } from './known/known';
import type { First, FromThread, PublishDialogProps, PublishProps, WizardValues, WizardWords } from './types';
import type { WizardProps } from './useWizard';

/** Without an answer for this long, the form opens with what the device has. */
const PATIENCE_MS = 4000;

async function look(place: DraftPlace, key: string, serverOnly: boolean): Promise<Opening> {
  const server = await Promise.race([
    getDraft(place).catch(() => undefined),
    new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS)),
  ]);
  if (serverOnly && server) removeKept(key);
  const local = readDraft<object>(key);
  const mark = readMark(key);
  // What the server has is unknown: the first saving will tell.
  if (server === undefined) {
    const opening = chooseDraft(local, mark && { ...mark, pending: true }, null);
    return { ...opening, version: mark?.version ?? 0 };
  }
  const opening = chooseDraft(local, mark, server);
  if (!opening.draft) removeKept(key);
  return opening;
}

/**
 * The input that a wizard opens with: the device's draft or the server's.
 * @param key of the device's own copy; null for forms without drafts
 * @returns null until both were looked at
 */
function useOpening(place: DraftPlace, key: string | null, serverOnly = false): Opening | null {
  const [opening, setOpening] = useState<Opening | null>(() => (key === null ? chooseDraft(null, null, null) : null));
  const { item_type, item_id } = place;
  useEffect(() => {
    if (key === null) return;
    let current = true;
    void look({ item_type, item_id }, key, serverOnly).then((found) => current && setOpening(found));
    return () => {
      current = false;
    };
  }, [item_type, item_id, key, serverOnly]);
  return opening;
}

/** Going back in the browser closes the dialog; what was typed stays as a draft. */
function useAddressClose({ param, id, close }: PublishDialogProps): void {
  const { open } = useDialog();
  const [search] = useSearchParams();
  const gone = param !== undefined && search.get(param) !== (id ?? 'new');
  useEffect(() => {
    if (gone && open) close();
  }, [gone, open, close]);
}

/** What a kind's publish dialog opens its wizard with. */
interface PublishParts<V, S> {
  kind: PublishedKind;
  words: WizardWords;
  /** The variant of a page's language. */
  variantOf: (lang: Lang) => string;
  /** The values of a new form. */
  firstValues: (user: SessionUser | null, variant: string, staff: boolean, from?: FromThread) => Promise<First<V>>;
  /** The stored version of an item. */
  useStored: (id: string) => ApiQuery<S>;
  fromStored: (form: S) => V;
  Wizard: ComponentType<WizardProps<V, S>>;
}

interface PublishFrameProps<V, S> extends PublishDialogProps {
  parts: PublishParts<V, S>;
}

/** A publish dialog (core§2): publishes, edits, or shows an item for reading. */
export function PublishFrame<V extends WizardValues & FieldValues, S extends StoredForm>(
  props: PublishFrameProps<V, S>,
) {
  useAddressClose(props);
  return props.mode === 'add' ? <NewItem {...props} /> : <StoredItem {...props} />;
}

function NewItem<V extends WizardValues & FieldValues, S extends StoredForm>(props: PublishFrameProps<V, S>) {
  const { kind, variantOf, firstValues } = props.parts;
  const { lang } = useLang();
  const { user, has } = useSession();
  const staff = has(PUBLISHED[kind].input);
  const [variant] = useState(props.variant ?? variantOf(lang));
  const [first, setFirst] = useState<First<V> | null>(null);
  useEffect(() => {
    if (!first) void firstValues(user, variant, staff, props.from).then(setFirst);
  }, [first, firstValues, user, variant, staff, props.from]);
  return first ? <Opened {...props} first={first.values} known={first.known} stored={null} /> : <Waiting {...props} />;
}

function StoredItem<V extends WizardValues & FieldValues, S extends StoredForm>(props: PublishFrameProps<V, S>) {
  const { useStored, fromStored } = props.parts;
  const query = useStored(props.id ?? '');
  // A version kept from an earlier look would be refused on saving.
  if (query.data && query.isFetchedAfterMount) {
    return <Opened {...props} first={fromStored(query.data)} known={NOTHING} stored={query.data} />;
  }
  return (
    <Waiting {...props}>
      {query.isError ? <ErrorState onRetry={() => void query.refetch()} text={query.error.msg} /> : null}
    </Waiting>
  );
}

interface OpenedProps<V, S> extends PublishFrameProps<V, S> {
  first: V;
  known: Known;
  stored: S | null;
}

/** A stored item was filled in by its publisher. */
const NOTHING: Known = {};

function Opened<V extends WizardValues & FieldValues, S extends StoredForm>(props: OpenedProps<V, S>) {
  const { parts, mode, id = '' } = props;
  const { kind, fromStored, Wizard } = parts;
  // A later look at the server must not take away what is being typed: saving tells what changed meanwhile.
  const [first] = useState(props.first);
  const [stored] = useState(props.stored);
  const place = { item_type: PUBLISHED[kind].itemType, item_id: mode === 'put' ? id : '' };
  const draftKey = mode === 'put' ? `${kind}-edit-${id}` : `${kind}-publish`;
  const found = useOpening(place, mode === 'audit' ? null : draftKey, props.draft);
  const opening = useChosen(found, props.from);
  const valuesOf = useCallback((draft: object) => draftValues(first, draft, fromStored), [first, fromStored]);
  if (!opening) return <Waiting {...props} />;
  return <Wizard {...props} first={first} stored={stored} opening={opening} valuesOf={valuesOf} draftKey={draftKey} />;
}

/** A draft that has nothing to do with the thread that a demand shall be made of: its writer says which one goes on. */
function useChosen(found: Opening | null, from: FromThread | undefined): Opening | null {
  const { otherDraft, otherDraftLeave } = useText(words);
  const [chosen, setChosen] = useState<Opening | null>(null);
  const kept = found?.draft as { thread_id?: string } | null | undefined;
  const asks = from !== undefined && Boolean(kept) && kept?.thread_id !== from.thread_id;
  useEffect(() => {
    if (!found || !asks) return;
    let current = true;
    void confirm({ text: otherDraft, confirmLabel: otherDraftLeave }).then((leave) => {
      if (current) setChosen(leave ? { ...found, draft: null } : found);
    });
    return () => {
      current = false;
    };
  }, [found, asks, otherDraft, otherDraftLeave]);
  return asks ? chosen : found;
}

interface WaitingProps {
  parts: { words: WizardWords };
  mode: PublishProps['mode'];
  children?: ReactNode;
}

/** The frame while what it will show is on its way. */
function Waiting({ parts, mode, children }: WaitingProps) {
  return (
    <AppDialog title={titleOf(parts.words, mode)} width={WIDTHS[mode]} closeOnBackdrop={false}>
      <Box sx={formArea}>{children ?? <LoadingState kind="lines" count={5} />}</Box>
    </AppDialog>
  );
}
