import type { ORGANIZATION } from '../../../db/contract/form-parts';
import type { Criterion, Side } from '../../../db/contract/matching';
import type { UploadedFile } from '../../../db/contract/uploads';
import type { CallOptions } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import type { RegionStep } from '../fields';
import type { Known } from './known/known';

/** What a new demand is made of: a thread of the community, which shows it from then on. */
export interface FromThread {
  thread_id: string;
  name: string;
  /** HTML. */
  profile: string;
}

export interface PublishProps {
  mode: 'add' | 'put' | 'audit';
  /** What the form of a new demand begins with. */
  from?: FromThread;
  /** The item that is edited or read. */
  id?: string;
  /** By default the one of the page's language. */
  variant?: string;
  /** Opens the draft that the server keeps, whatever this device has (a copy that was just made). */
  draft?: boolean;
  /** Name of the search parameter that opened the dialog: when it leaves the address, the dialog closes. */
  param?: string;
}

/** A file as the form holds it, with its kind where it was attached before. */
export type AttachedFile = UploadedFile & { type?: 'enclosure' | 'covers' };

/** What publishing and editing close with. */
export interface PublishOutcome extends Saved {
  attachments: AttachedFile[];
}

/** What a publish dialog is given: it closes with what was stored. */
export type PublishDialogProps = DialogProps<PublishProps, PublishOutcome>;

export interface FollowUpProps {
  kind: 'result' | 'demand';
  id: string;
  /** Whether it is reviewed before anybody sees it. */
  waits: boolean;
  /** What the item carries already: the new files are added to it, since the call replaces the enclosures. */
  attachments: AttachedFile[];
}

export type OrganizationValues = Record<keyof typeof ORGANIZATION, string>;

/** What the platform knows for the fields of an item: where it is, and whom to ask. */
export interface ItemFacts {
  contacts?: string;
  contacts_tel?: string;
  contacts_email?: string;
  contacts_wechat?: string;
  contacts_addr?: string;
  region?: RegionStep[];
}

/** What the values of every wizard have; each adds the group of its own fields. */
export interface WizardValues {
  variant: string;
  organization: OrganizationValues;
  scopes: string[];
  attachments: AttachedFile[];
  /** Made when the form opens, so that a repeated submission stays one item; it lives on in the draft. */
  key: string;
  /** The version that the form was opened with; null for a new item. */
  version: number | null;
}

export type { RegionStep };

/** What saving an item answers, whatever its kind calls the key. */
export interface Saved {
  id: string;
  code: string;
  audit_status: number;
}

/** The calls that read and save the working version of an item. */
export interface ItemCalls<V, S> {
  read: (id: string) => Promise<S>;
  add: (values: V, options: CallOptions) => Promise<Saved>;
  put: (values: V, id: string, options: CallOptions) => Promise<Saved>;
}

/** What a new form begins with, and what of it was filled in. */
export interface First<V> {
  values: V;
  known: Known;
}

/** What a match compares of a form (decision 72). */
export interface MatchedBy<V> {
  sideOf: (values: V) => Side;
  /** Path of the name, which tells more than the text. */
  name: string;
  /** Path of the field that each reason of a match is about. */
  fields: Readonly<Record<Criterion, string>>;
}

/** What is typed so far, as the page of the item would show it. */
interface PreviewProps {
  values: WizardValues;
  /** What the fields are called without which nothing is submitted. */
  missing?: readonly string[];
}

/** A preview is left with the wish to submit what it shows, or without. */
export type PreviewDialogProps = DialogProps<PreviewProps, 'submit'>;

/** The words of a wizard that name its kind of item. */
export interface WizardWords {
  titles: { add: string; put: string; view: string };
  variant: string;
  variants: Record<string, string>;
  steps: Record<string, string>;
  /** Titles of the sections, and what stands below them. */
  groups: Record<string, string>;
  leads: Record<string, string>;
  reviewAgain: string;
  reviewAgainTitle: string;
}
