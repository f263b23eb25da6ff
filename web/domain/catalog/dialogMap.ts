import type { FeedbackForm } from '../../../db/contract/talk';
import type { ShownFile } from '../../kit/layout/FileList';

/** What the message of a push brings along, stored with its feedback (back-office§3). */
export interface PushOrigin {
  push_wechat_id: string;
  push_group_id?: string;
  org_id?: string;
  openid?: string;
  wechat_name?: string;
}

export interface FeedbackProps {
  itemType: number;
  itemId: string;
  /** Name of the item, where the page around does not say it. */
  subject?: string;
  /** item unless told. */
  form?: FeedbackForm;
  /** Feedback to change; without it the own one on the item is looked for. */
  id?: string;
  push?: PushOrigin;
}

declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    resultDetail: DialogType<{ id: string }>;
    demandDetail: DialogType<{ id: string }>;
    productDetail: DialogType<{ id: string }>;
    imageViewer: DialogType<{ images: readonly string[]; at?: number; name?: string }>;
    videoPlayer: DialogType<{ name: string; url: string }>;
    filesList: DialogType<{ files: readonly ShownFile[]; title?: string }>;
    feedback: DialogType<FeedbackProps, boolean>;
    /** `address` is the page's, whole. */
    shareCard: DialogType<{ title: string; cover: string | null; address: string; lines: string[] }>;
  }
}
