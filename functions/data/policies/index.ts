import { getTableName } from 'drizzle-orm';
import type { Policy } from '../policy.ts';
import { attachment_relation } from './attachment_relation.ts';
import { audit_log } from './audit_log.ts';
import { book } from './book.ts';
import { chanpin } from './chanpin.ts';
import { chanpin_scope } from './chanpin_scope.ts';
import { cheese } from './cheese.ts';
import { chengguo } from './chengguo.ts';
import { chengguo_scope } from './chengguo_scope.ts';
import { china } from './china.ts';
import { clinic_application } from './clinic_application.ts';
import { clinic_case } from './clinic_case.ts';
import { comment } from './comment.ts';
import { countries } from './countries.ts';
import { course } from './course.ts';
import { course_learner } from './course_learner.ts';
import { course_user } from './course_user.ts';
import { feedback } from './feedback.ts';
import { forum_cooperation } from './forum_cooperation.ts';
import { industry_v2 } from './industry_v2.ts';
import { innovate } from './innovate.ts';
import { meeting } from './meeting.ts';
import { meeting_user } from './meeting_user.ts';
import { news } from './news.ts';
import { organisation_user } from './organisation_user.ts';
import { organization } from './organization.ts';
import { organization_group } from './organization_group.ts';
import { organization_group_item } from './organization_group_item.ts';
import { organization_scope } from './organization_scope.ts';
import { post_code } from './post_code.ts';
import { project } from './project.ts';
import { project_contacts } from './project_contacts.ts';
import { project_form } from './project_form.ts';
import { project_news } from './project_news.ts';
import { project_rec_opinion } from './project_rec_opinion.ts';
import { project_recommend } from './project_recommend.ts';
import { promotion_type } from './promotion_type.ts';
import { push_audience } from './push_audience.ts';
import { push_group } from './push_group.ts';
import { push_group_items } from './push_group_items.ts';
import { push_template } from './push_template.ts';
import { push_wechat } from './push_wechat.ts';
import { push_wechat_orgs } from './push_wechat_orgs.ts';
import { region } from './region.ts';
import { remind } from './remind.ts';
import { review_template } from './review_template.ts';
import { scope } from './scope.ts';
import { setting } from './setting.ts';
import { star } from './star.ts';
import { subscription } from './subscription.ts';
import { user } from './user.ts';
import { user_push } from './user_push.ts';
import { video } from './video.ts';
import { work_group } from './work_group.ts';
import { workstation } from './workstation.ts';
import { xiangmu } from './xiangmu.ts';
import { xuqiu } from './xuqiu.ts';
import { xuqiu_scope } from './xuqiu_scope.ts';
import { yuanqu } from './yuanqu.ts';
import { zhuanjia } from './zhuanjia.ts';
import { zhuanjia_scope } from './zhuanjia_scope.ts';

// Each policy was checked against its own table; the service reads them all as policies of some table.
const ALL = [
  attachment_relation,
  audit_log,
  book,
  chanpin,
  chanpin_scope,
  cheese,
  chengguo,
  chengguo_scope,
  china,
  clinic_application,
  clinic_case,
  comment,
  countries,
  course,
  course_learner,
  course_user,
  feedback,
  forum_cooperation,
  industry_v2,
  innovate,
  meeting,
  meeting_user,
  news,
  organisation_user,
  organization,
  organization_group,
  organization_group_item,
  organization_scope,
  post_code,
  project,
  project_contacts,
  project_form,
  project_news,
  project_rec_opinion,
  project_recommend,
  promotion_type,
  push_audience,
  push_group,
  push_group_items,
  push_template,
  push_wechat,
  push_wechat_orgs,
  region,
  remind,
  review_template,
  scope,
  setting,
  star,
  subscription,
  user,
  user_push,
  video,
  work_group,
  workstation,
  xiangmu,
  xuqiu,
  xuqiu_scope,
  yuanqu,
  zhuanjia,
  zhuanjia_scope,
] as unknown as readonly Policy[];

/**
 * Policies by every wire name of their table (decision 8); a name that is missing here is no table of the wire (house 2).
 * The prefix `thtt_` is the service's business.
 */
export const policies: ReadonlyMap<string, Policy> = new Map(
  ALL.flatMap((policy) =>
    [getTableName(policy.table), ...(policy.aliases ?? [])].map((name): [string, Policy] => [name, policy]),
  ),
);
