import type { NoticeParams, NoticeTopic } from '../../../db/contract/notices';

/** A notice as GET /v1/user/notice/list answers it. */
export interface NoticeRow {
  id: string;
  topic: NoticeTopic;
  params: NoticeParams;
  name_en: string | null;
  /** Path of the page that it leads to; empty for none. */
  link: string;
  /** Unix seconds; `read_time` is null while it is unread. */
  add_time: number;
  read_time: number | null;
}

/** What every query about notices begins with. */
export const NOTICES = ['notices'];
