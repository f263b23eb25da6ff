import type { TargetStage } from '../../../db/contract/push-records';

/** What a pushed item is introduced with above its feedback form. */
export interface PushedItemDetail {
  name: string;
  time?: string | number | null;
  brief?: string | null;
  tags?: readonly string[];
}

export interface FeedbackFormProps {
  feedbackId?: string;
  itemId: string;
  itemType: number;
  userId?: string;
  pushWechatId?: string;
  pushGroupId?: string;
  orgId?: string;
  itemDetail?: PushedItemDetail;
  title?: string;
}

/** Rows behind a number of the funnel; the range is days, yyyy-MM-dd. */
export interface FunnelRowsProps {
  title: string;
  stage: string;
  reason?: string;
  pushId?: string;
  from?: string;
  to?: string;
  itemType?: string;
}

declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    /** Answers the id of the group that the items were packed into. */
    pushPack: DialogType<{ itemType: number; items: string[]; title?: string }, string>;
    pushConfig: DialogType<{ itemType: number; groupId: string; pushId?: string }, boolean>;
    /** Answers organisations by id, with their names. */
    audienceImport: DialogType<object, ReadonlyMap<string, string>>;
    audienceSave: DialogType<{ filter: string }, boolean>;
    pushConfirm: DialogType<{ pushId: string }, boolean>;
    /** Unix seconds, 0 for no schedule. */
    pushTime: DialogType<{ value: number; onChange: (seconds: number) => void | Promise<void> }>;
    pushResult: DialogType<{ pushId: string; stage?: TargetStage; reason?: string }>;
    funnelRows: DialogType<FunnelRowsProps>;
    feedbackDetail: DialogType<{ id: string }>;
    feedbackForm: DialogType<FeedbackFormProps, boolean>;
    /** A demand unless `itemType` says otherwise. */
    demandPushRecord: DialogType<{ demandId: string; demandName: string; itemType?: number }>;
    declinePush: DialogType<{ id: string; version: number; name: string }, boolean>;
    applyForPush: DialogType<{ itemType: number; itemId: string; name: string }, boolean>;
  }
}
