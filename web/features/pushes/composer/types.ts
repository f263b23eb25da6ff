import type { RunState, TargetState } from '../../../../db/contract/pushes';

export interface PushTarget {
  org_id: string;
  org_name: string | null;
  bound: number;
  push_status: number;
  state: TargetState;
  hint: string | null;
  error_msg: string | null;
  /** When the chat app reported that it had arrived; unix seconds. */
  delivered_at: number | null;
  /** When it is tried again, or may be. */
  next_time: number | null;
}

/** Answer of GET /v1/push/detail, as far as the composer uses it. */
export interface PushDetail {
  id: string;
  title: string;
  title_params: string | null;
  remark: string | null;
  push_group_id: string;
  push_status: number;
  item_type: number;
  auto_push_time: number;
  /** Organisations of one wave and minutes between two; 0 is no waves. */
  wave_size: number;
  wave_minutes: number;
  /** A second operator's word on this version; null while nobody asked. */
  approval: {
    state: 'asked' | 'approved' | 'declined';
    ask_user: string;
    ask_name: string | null;
    decide_name: string | null;
    reason: string | null;
  } | null;
  confirm_time: number | null;
  run_state: RunState;
  hint: string | null;
  error_msg: string | null;
  /** Grows with every save. */
  version: number;
  pause: { until_time: number; hint: string | null } | null;
  counts: Record<TargetState, number>;
  /** Targets of the push, and what went wrong with how many of them. */
  total: number;
  troubles: { state: TargetState; hint: string | null; error_code: string; n: number }[];
  item_count: number;
  items: { item_id: string; name: string | null }[];
  targets: PushTarget[];
}

/** The same answer where it was asked for in pages. */
export interface PushPage extends PushDetail {
  /** Waiting targets that have items of the push by another one. */
  twice: number;
  /** The organisation behind which the next page begins. */
  next: string | null;
}
